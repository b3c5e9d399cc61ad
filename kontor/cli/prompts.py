"""Asking a person one thing before a game begins."""

from kontor.cli.context import Shop
from kontor.lang.translator import clean


def ask(shop: Shop, question: str, default: str, choices: list[str] | None = None) -> str:
    """Ask until the answer is one of the choices; Enter means the default, and so does the end of the input."""
    while True:
        shop.out.print(question)
        try:
            answer = input(f"[{default}] > ").strip()
        except EOFError:
            shop.line("")
            return default
        answer = clean(answer) or default
        if choices is None or answer in choices:
            return answer
        shop.line(shop.say("play-not-a-choice", text=answer))
