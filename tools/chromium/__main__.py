from tools.chromium import the_chromium

print(the_chromium())
