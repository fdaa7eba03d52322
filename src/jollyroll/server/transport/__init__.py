"""Between the network and the tables: uvicorn's protocols with our shortcuts, and queues of frames."""
