"""What lies between the network and the tables: uvicorn's protocols with our shortcuts, and frames on their way."""
