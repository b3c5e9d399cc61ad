"""The source of Nim, the third game, as printed in docs/adding-a-game.md."""

from tools.harness.doc_files import ADDING_A_GAME, doc_files

SOURCE = doc_files(ADDING_A_GAME)["kontor/nim/game.py"]
