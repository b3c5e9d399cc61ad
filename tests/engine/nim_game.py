"""The source of Nim, the third game: the file that docs/adding-a-game.md contains."""

from tools.harness.doc_files import ADDING_A_GAME, doc_files

SOURCE = doc_files(ADDING_A_GAME)["kontor/nim/game.py"]
