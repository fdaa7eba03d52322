"""Monitoring: metrics, logs and readiness."""
