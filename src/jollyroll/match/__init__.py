"""One game being played: seats, record, replay and notation."""
