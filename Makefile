# Every target first sets up what it needs; on a fresh machine nothing else is run by hand.

.DEFAULT_GOAL := help
.PHONY: help play terminal test check bench bench-server bench-web bench-bots faults fuzz study ladder train tune coverage screens docs wheel wheel-check audit lock clean

COMPILE = .venv-lock/bin/uv pip compile --quiet --python .venv-lock/bin/python --universal --python-version 3.11 \
	--generate-hashes --strip-extras --no-header --no-emit-index-url --no-emit-find-links $(if $(UPGRADE),--upgrade)

CORE_TESTS = $(addprefix tests/,engine anno1503 anno1800 bots properties records test_readme.py server/live/test_hidden.py)

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s  %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## play in the browser
	@tools/setup.sh run
	@exec .venv/bin/kontor serve --open

terminal: ## play in the terminal
	@tools/setup.sh run
	@exec .venv/bin/kontor play

test: check ## run the checks, then the tests, those of the core compiled and interpreted
	@tools/setup.sh dev
	.venv/bin/python -m pytest -n auto
	KONTOR_CORE=interpreted .venv/bin/python -m pytest -n auto $(CORE_TESTS)

check: ## check style, types, languages, rules and the browser client
	@tools/setup.sh check
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/python -m tools.checks.languages
	.venv/bin/python -m tools.checks.rules
	.venv/bin/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	.venv/bin/check-jsonschema --quiet --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/[!c]*.yml
	@mkdir -p build && .venv/bin/python -m tools.openapi build/openapi.json
	@npm run --silent --prefix web types
	npm run --silent --prefix web check
	npm run --silent --prefix web lint
	npm run --silent --prefix web format-check
	npm run --silent --prefix web test

bench: ## measure the speed (BASE=REF: next to another version, in the same run)
	@tools/setup.sh bench
	.venv-bench/bin/python -m $(if $(BASE),bench.compare $(BASE),bench)

bench-server: ## measure the server under load
	@tools/setup.sh dev
	.venv/bin/python -m bench.server

bench-web: ## measure the page in a browser
	@tools/setup.sh dev
	.venv/bin/python -m bench.web

bench-bots: ## see whether the levels answer in time, also on a busy machine
	@tools/setup.sh dev
	.venv/bin/python -m bench.thinking

faults: ## kill the server again and again, and see that nothing is lost
	@tools/setup.sh dev
	.venv/bin/python -m tools.faults.run

fuzz: ## send rubbish to the server
	@tools/setup.sh dev
	.venv/bin/python -m tools.fuzz.run

study: ## let programs play many games and sum them up
	@tools/setup.sh dev
	.venv/bin/python -m tools.studies.run

ladder: ## let the levels play against each other, up to two hours
	@tools/setup.sh dev
	.venv/bin/python -m tools.ladder.run

train: ## teach the bots of GAME, anno1503 if nothing is said, for MINUTES more, 60 if nothing is said; Anno 1800 has two courses, COURSE=two or multiplayer
	@tools/setup.sh dev
	.venv/bin/python -m tools.training.$(or $(GAME),anno1503) $(or $(MINUTES),60) $(or $(COURSE),$(if $(ANEW),two)) $(if $(ANEW),anew)

tune: ## see for MINUTES, 60 if nothing is said, which weights of the expert of Anno 1800 are worth moving with PLAYERS, 2 (if nothing is said) or 4
	@tools/setup.sh dev
	.venv/bin/python -m tools.training.tune_anno1800 $(or $(MINUTES),60) $(PLAYERS)

coverage: ## see whether everything in the box of Anno 1800 comes up in play
	@tools/setup.sh dev
	.venv/bin/python -m tools.studies.coverage

screens: ## draw the pictures of README and docs again
	@tools/setup.sh dev
	.venv/bin/python -m tools.pictures.run

docs: ## build the documentation site into build/site
	@tools/setup.sh docs
	NO_MKDOCS_2_WARNING=1 .venv-docs/bin/python -m mkdocs build --strict

wheel: ## build the wheel and the source distribution into dist/
	@tools/setup.sh run
	@rm -rf dist
	@.venv/bin/python setup.py --quiet sdist --dist-dir dist
	@.venv/bin/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist dist/kontor-*.tar.gz
	@ls dist

wheel-check: wheel ## install what was built into empty environments, and use it
	.venv/bin/python -m tools.wheel_check

audit: ## look for known vulnerabilities in what is installed
	@tools/setup.sh audit
	@.venv-audit/bin/python -m tools.audit

lock: ## write the locks again (UPGRADE=1: with the newest versions)
	@tools/setup.sh lock
	$(COMPILE) pyproject.toml --extra server requirements/run.in -o requirements/run.txt
	$(COMPILE) pyproject.toml --all-extras requirements/dev.in -c requirements/run.txt -o requirements/dev.txt
	$(COMPILE) pyproject.toml --extra server requirements/bench.in -c requirements/run.txt -o requirements/bench.txt
	$(COMPILE) requirements/audit.in -o requirements/audit.txt
	$(COMPILE) requirements/docs.in -o requirements/docs.txt
	$(COMPILE) requirements/lock.in -o requirements/lock.txt

clean: ## remove everything that was built or installed here
	rm -rf .venv .venv-bench .venv-audit .venv-docs .venv-lock build dist kontor.egg-info kontor/server/page
	rm -rf web/node_modules web/src/api/server.d.ts
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
