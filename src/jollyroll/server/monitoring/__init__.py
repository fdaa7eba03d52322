"""What operators see: metrics, the log, and whether the server is ready."""
