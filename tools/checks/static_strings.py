"""Static evaluation of string expressions: the texts an expression can have, as far as the source tells."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tools.paths import ROOT

_SCOPES = (ast.FunctionDef, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


@cache
def tree_of(path: Path) -> ast.Module:
    """Parse a file."""
    return ast.parse(path.read_text(encoding="utf-8"))


def files_of(folder: str) -> list[Path]:
    """Return every Python file of a folder and its sub-folders."""
    return sorted((ROOT / folder).rglob("*.py"))


class Reader:
    """Evaluates expressions of one module: constants, choices between them, and names bound to them.

    >>> reader = Reader(ast.parse('for key, n in (("a", 1), ("b", 2)): print(f"x-{key}")'))
    >>> [text for node in ast.walk(reader.tree) if isinstance(node, ast.JoinedStr) for text in reader.texts(node)]
    ['x-a', 'x-b']
    """

    def __init__(self, tree: ast.Module) -> None:
        self.tree = tree
        self.scopes: dict[int, list[ast.AST]] = {}
        """For each node: the comprehensions and functions around it, innermost first, then the module."""
        self._note_scopes(tree, [tree])
        self.functions = {node.name: node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}

    def _note_scopes(self, node: ast.AST, scopes: list[ast.AST]) -> None:
        for child in ast.iter_child_nodes(node):
            self.scopes[id(child)] = scopes
            self._note_scopes(child, [child, *scopes] if isinstance(child, _SCOPES) else scopes)

    def texts(self, node: ast.AST) -> list[str]:
        """Return the texts that an expression can have; empty if they are not known."""
        if isinstance(node, ast.Constant):
            return [node.value] if isinstance(node.value, str) else []
        if isinstance(node, ast.IfExp):
            return [*self.texts(node.body), *self.texts(node.orelse)]
        if isinstance(node, ast.List | ast.Tuple):
            return [text for part in node.elts for text in self.texts(part)]
        if isinstance(node, ast.Dict):
            return [text for key in node.keys if key is not None for text in self.texts(key)]
        if isinstance(node, ast.Subscript):
            return self.texts(node.value) if isinstance(node.value, ast.Name) else []
        if isinstance(node, ast.Name):
            return self._of_name(node)
        if isinstance(node, ast.Call):
            return self._of_call(node)
        if isinstance(node, ast.FormattedValue):
            return self.texts(node.value)
        if isinstance(node, ast.JoinedStr):
            joined = [""]
            for part in node.values:
                joined = [start + text for start in joined for text in self.texts(part)]
            return joined
        return []

    def _of_call(self, call: ast.Call) -> list[str]:
        if isinstance(call.func, ast.Name) and call.func.id in self.functions:
            body = ast.walk(self.functions[call.func.id])
            return [
                text for node in body if isinstance(node, ast.Return) and node.value for text in self.texts(node.value)
            ]
        if isinstance(call.func, ast.Attribute) and call.func.attr == "replace" and len(call.args) == 2:
            old, new = (self.texts(arg)[0] for arg in call.args)
            return [text.replace(old, new) for text in self.texts(call.func.value)]
        return []

    def _of_name(self, name: ast.Name) -> list[str]:
        """Return the texts bound to a name in the scope that defines it."""
        for scope in self.scopes.get(id(name), []):
            bindings = [pair for pair in self._bindings(scope) if _names(pair[0], name.id)]
            if bindings:
                texts = [text for target, value in bindings for text in self._bound(name.id, target, value)]
                return list(dict.fromkeys(texts))
            if isinstance(scope, ast.FunctionDef) and name.id in [arg.arg for arg in scope.args.args]:
                return []
        return []

    def _bindings(self, scope: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
        """Yield the bindings of a scope itself: target and value."""
        for node in ast.walk(scope):
            if node is scope or self.scopes[id(node)][0] is not scope:
                continue
            if isinstance(node, ast.Assign):
                yield node.targets[0], node.value
            elif isinstance(node, ast.AugAssign | ast.AnnAssign) and node.value is not None:
                yield node.target, node.value
            elif isinstance(node, ast.For | ast.comprehension):
                yield from ((node.target, item) for item in _items(node.iter))

    def _bound(self, name: str, target: ast.AST, value: ast.AST) -> list[str]:
        if isinstance(target, ast.Name):
            return self.texts(value) if target.id == name else []
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
            pairs = zip(target.elts, value.elts, strict=True)
            return [text for part, item in pairs for text in self._bound(name, part, item)]
        return []


def _names(target: ast.AST, name: str) -> bool:
    return any(isinstance(node, ast.Name) and node.id == name for node in ast.walk(target))


def _items(iterated: ast.AST) -> list[ast.AST]:
    """Return the items of a loop, one by one where they are spelled out."""
    if isinstance(iterated, ast.Call) and isinstance(iterated.func, ast.Attribute) and iterated.func.attr == "items":
        iterated = iterated.func.value
        if isinstance(iterated, ast.Dict):
            pairs = zip(iterated.keys, iterated.values, strict=True)
            return [ast.Tuple([key, value]) for key, value in pairs if key is not None]
    return list(iterated.elts) if isinstance(iterated, ast.Tuple | ast.List) else [iterated]


@cache
def reader_of(path: Path) -> Reader:
    """Return the reader of a file."""
    return Reader(tree_of(path))


def calls(folder: str, name: str) -> Iterator[tuple[Reader, ast.Call]]:
    """Yield every call of a function of that name, with the reader of its module."""
    for path in files_of(folder):
        reader = reader_of(path)
        for node in ast.walk(reader.tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield reader, node


def entries(folder: str, key: str) -> list[str]:
    """Return the texts that dict literals of a folder have under a key.

    >>> sorted(entries("kontor/anno1800", "decided_by"))
    ['buildings', 'hand_cards', 'influence', 'open', 'shared']
    """
    texts: list[str] = []
    for path in files_of(folder):
        reader = reader_of(path)
        for node in ast.walk(reader.tree):
            for name, value in zip(node.keys, node.values, strict=True) if isinstance(node, ast.Dict) else ():
                if isinstance(name, ast.Constant) and name.value == key:
                    texts += reader.texts(value)
    return list(dict.fromkeys(texts))
