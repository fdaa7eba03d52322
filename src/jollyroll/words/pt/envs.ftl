# Ambientes para agentes que aprendem.
refused-env-illegal = “{ $value }” não diz nada sobre escolhas proibidas. Pode ser: { $known }.
refused-env-steps = Uma partida precisa de espaço para pelo menos um passo, não { $steps }.
refused-env-opponents = São { $given } adversários, mas há { $needed } lugares livres. Indica um nível para todos, ou um para cada.
refused-env-seat = Não há lugar { $seat }: os lugares vão de 0 a { $most }.
refused-env-opponent = “{ $bot }” não pode ser adversário aqui. Há: { $known }.
refused-env-seed = { $seed } não pode ser uma semente: usa um número inteiro de 0 a 2^62 - 1.
refused-env-lanes = Tem de haver pelo menos uma pista, não { $lanes }.
refused-env-memory = { $lanes } pistas precisam de { $needed } GB de memória, e este computador tem { $there } GB. Usa menos.
refused-env-no-choice = Não há escolha { $action }: as escolhas vão de 0 a { $most }.
refused-env-ended = Esta partida acabou. Começa a seguinte com reset().
refused-env-lane-ended = A partida na pista { $lane } acabou. Começa a seguinte com reset(options={"{"}"reset_mask": …{"}"}), ou escolhe outro modo de autoreset.
refused-env-seeds = São { $given } sementes para { $needed } pistas. Dá um número, ou um para cada pista.
refused-env-actions = Ações com a forma { $given } não servem: dá um número para cada uma das { $needed } pistas.
refused-env-reset-mask = A máscara de reset tem de ser um array NumPy de { $needed } booleanos, pelo menos um deles True.
refused-env-autoreset = “{ $value }” não é um modo de autoreset. Há: { $known }.
refused-env-no-action = { $agent } tem de escolher: a ação não pode ser None.
refused-env-package-missing = Isto precisa de { $package }, que não está instalado aqui. Instala-o com: pip install "jollyroll[{ $extra }]"
refused-env-package-version = { $package } { $found } não serve: é preciso { $least } ou mais recente, mas abaixo de { $below }. Instala um que sirva com: pip install "jollyroll[{ $extra }]"
