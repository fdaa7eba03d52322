# Solved tables
refused-table-missing = A tabela resolvida para isto ainda não foi calculada. Calcula-a com: { $command }
refused-table-stale = A tabela resolvida em { $path } é da versão { $made } das regras; agora vão na versão { $now }. Não é usada. Calcula-a de novo com: { $command }
refused-table-old-format = A tabela resolvida em { $path } tem o formato de outra versão deste programa. Não é usada. Calcula-a de novo com: { $command }
refused-table-of-others = A tabela em { $path } é de outras regras que não as do seu nome. Não é usada. Calcula-a de novo com: { $command }
refused-table-damaged = A tabela resolvida em { $path } está danificada. Não é usada. Calcula-a de novo com: { $command }
refused-table-unreadable = A tabela resolvida em { $path } não pode ser lida ({ $reason }). Corrige isso, ou calcula-a de novo com: { $command }
table-shipped = incluída
table-made = feita
table-missing = falta
table-stale = obsoleta
table-damaged = danificada
table-name = { $kind } para { $seats } jogadores
table-exact = { $size }, até { $precision }
table-estimated = { $size }, estimada, erro padrão { $error }
table-begun = interrompida; o mesmo comando continua-a
table-shares = probabilidades de ganhar
table-evaluation = pesos de uma estimativa
table-to-make = cerca de { $size }, cerca de { $effort } de um núcleo
refused-nothing-to-solve = Não há nenhuma tabela a calcular para isso.
refused-seats-nowhere = Nenhum jogo é para { $seats }; os jogos são para { $least } a { $most } jogadores.
refused-all-or-one = --all significa todos os conjuntos de regras: não indiques mais nenhum, nem nenhuma opção.
refused-precision-range = --precision é um número de { $least } a { $most }.
refused-precision-finest = Para esta tabela não se consegue uma precisão de { $asked }; o arredondamento e o número de partidas permitem { $finest }.
refused-not-settled = Os números não estabilizam: restam mudanças de { $left } onde se pede { $wanted }. Nenhuma tabela foi guardada; pede menos com um --precision maior.
refused-cores-range = --cores é um número de 1 a { $most }.
refused-solving-elsewhere = { $title }: está a ser resolvido neste momento por outra janela.
refused-speed-missing = Isto precisa do Numba, que não está instalado aqui. Instala-o com: pip install "jollyroll[lab]" (num clone do projeto: python3 run.py solve)
solve-there = { $title }: já está resolvido. Para o resolver de novo: { $command } --again
solve-made = { $title }: { $states } posições resolvidas em { $time }, até { $precision } (maior mudança que resta: { $residual }).
solve-made-estimate = { $title }: ajustado a { $states } posições em { $time }; erro padrão de uma probabilidade de ganhar: { $error }.
solve-kept = Está guardado em { $path }
solve-stopped = { $title }: interrompido. O que foi feito fica guardado; continua com: { $command }
solve-stopped-early = { $title }: interrompido antes de haver algo para guardar. Recomeça com: { $command }

# Long work
progress = { $percent }%  { $rate }/s  faltam { $left }
hours = { $hours } h { $minutes } min
