"""The network side: uvicorn's protocols with our shortcuts and limits, and queues of frames."""
