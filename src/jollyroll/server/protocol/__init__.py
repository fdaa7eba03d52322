"""The protocol: frames, answers, events as they are shown, and the codes of what is rejected."""
