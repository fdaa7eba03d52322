"""The protocol: frames, answers, public forms of events, and the codes of rejections."""
