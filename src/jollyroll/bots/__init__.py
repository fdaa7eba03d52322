"""Players by level behind one interface."""
