from tools.browsers import WANTED, the_program

for name in WANTED:
    print(the_program(name).path)
