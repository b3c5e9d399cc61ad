"""Questions at the prompt before a game begins."""

from kontor.cli.context import AppContext
from kontor.lang.translator import clean


def ask(app: AppContext, question: str, default: str, choices: list[str] | None = None) -> str:
    """Ask until the answer is one of the choices. Enter and the end of the input mean the default."""
    while True:
        app.out.print(question)
        try:
            answer = input(f"[{default}] > ").strip()
        except EOFError:
            app.line("")
            return default
        answer = clean(answer) or default
        if choices is None or answer in choices:
            return answer
        app.line(app.say("play-not-a-choice", text=answer))
