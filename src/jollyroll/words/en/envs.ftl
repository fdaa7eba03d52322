# Environments for agents that learn.
refused-env-illegal = “{ $value }” says nothing about illegal choices. Say one of: { $known }.
refused-env-steps = A game needs room for at least one step, not { $steps }.
refused-env-opponents = That makes { $given } opponents, but { $needed } seats are free. Name one level for all, or one for each.
refused-env-seat = There is no seat { $seat }: seats are numbered from 0 to { $most }.
refused-env-opponent = “{ $bot }” cannot be an opponent here. There are: { $known }.
refused-env-seed = { $seed } cannot be a seed: take a whole number from 0 to 2^62 - 1.
refused-env-lanes = There must be at least one lane, not { $lanes }.
refused-env-memory = { $lanes } lanes need { $needed } GB of memory, and this computer has { $there } GB. Take fewer.
refused-env-no-choice = There is no choice { $action }: choices are numbered from 0 to { $most }.
refused-env-ended = This game has ended. Call reset() to begin the next one.
refused-env-lane-ended = The game in lane { $lane } has ended. Begin the next one with reset(options={"{"}"reset_mask": …{"}"}), or choose another autoreset mode.
refused-env-seeds = That makes { $given } seeds for { $needed } lanes. Give one number, or one for each lane.
refused-env-actions = Actions of the shape { $given } do not fit: give one number for each of the { $needed } lanes.
refused-env-reset-mask = The reset mask must be a NumPy array of { $needed } booleans, at least one of them True.
refused-env-autoreset = “{ $value }” is not an autoreset mode. There are: { $known }.
refused-env-no-action = { $agent } has to choose: the action cannot be None.
refused-env-package-missing = This needs { $package }, which is not installed here. Install it with: pip install "jollyroll[{ $extra }]"
refused-env-package-version = { $package } { $found } does not fit: this needs { $least } or newer, but below { $below }. Install one that fits with: pip install "jollyroll[{ $extra }]"
