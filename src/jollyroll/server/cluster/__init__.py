"""Several servers on one store: notes about new events, leases of tables, shared presence and limits."""
