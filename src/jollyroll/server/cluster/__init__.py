"""Several servers on one store: notices of what was stored, leases of tables, presence and limits across servers."""
