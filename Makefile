# Every target first sets up what it needs, so nothing else has to be run on a fresh machine.

.DEFAULT_GOAL := help
.PHONY: help play terminal test check check-python check-web bench bench-server bench-web bench-bots attack faults fuzz study ladder train tune coverage screens docs wheel wheel-check audit lock clean quick

COMPILE = .venv-lock/bin/uv pip compile --quiet --python .venv-lock/bin/python --universal --python-version 3.11 \
	--generate-hashes --strip-extras --no-header --no-emit-index-url --no-emit-find-links $(if $(UPGRADE),--upgrade)

CORE_TESTS = $(addprefix tests/,engine anno1503 anno1800 bots properties records test_readme.py server/live/test_hidden.py)
# Tests of the training programs play many games and check tools, not the core.
INTERPRETED_TESTS = $(CORE_TESTS) $(addprefix --ignore=tests/bots/,test_tuning.py test_training_anno1503.py test_training_anno1800.py)
QUICK_TESTS = $(addprefix tests/,engine anno1503 anno1800 properties records test_imports.py test_readme.py test_checks.py) \
	$(addprefix --ignore=tests/,properties/test_anno1800_secrets.py anno1800/payment/test_enumeration.py)

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s  %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## play in the browser
	@tools/setup.sh run
	@exec .venv/bin/kontor serve --open

terminal: ## play in the terminal
	@tools/setup.sh run
	@exec .venv/bin/kontor play

test: check ## run all checks and tests (core tests run compiled and interpreted)
	@tools/setup.sh dev
	.venv/bin/python -m pytest -n auto --dist worksteal
	KONTOR_CORE=interpreted .venv/bin/python -m pytest -n auto --dist worksteal $(INTERPRETED_TESTS)

# Rules that use types can miss a change of another file, so only make quick lints changed files alone.
quick: export LINT = lint-changed
quick: check ## run the checks and the fast half of the tests
	.venv/bin/python -m pytest -q -n auto --dist worksteal $(QUICK_TESTS)

check: ## check style, types, languages, rules and the browser client
	@tools/setup.sh check
	@$(MAKE) --no-print-directory --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync) check-python check-web

check-python:
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/python -m tools.checks.languages
	.venv/bin/python -m tools.checks.rules
	.venv/bin/python -m tools.checks.licences
	.venv/bin/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	.venv/bin/check-jsonschema --quiet --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/[!c]*.yml
	.venv/bin/check-jsonschema --quiet --builtin-schema vendor.compose-spec deploy/compose.yaml

check-web:
	@mkdir -p build && .venv/bin/python -m tools.openapi build/openapi.json
	@npm run --silent --prefix web types
	npm run --silent --prefix web check
	npm run --silent --prefix web $(or $(LINT),lint)
	npm run --silent --prefix web format-check
	npm run --silent --prefix web test

bench: ## measure the speed of the engine (BASE=REF compares two versions)
	@tools/setup.sh bench
	.venv-bench/bin/python -m $(if $(BASE),bench.compare $(BASE),bench)

bench-server: ## measure the server under load
	@tools/setup.sh dev
	.venv/bin/python -m bench.server

bench-web: ## measure the browser client
	@tools/setup.sh dev
	.venv/bin/python -m bench.web

bench-bots: ## measure the decision times of the bot levels
	@tools/setup.sh dev
	.venv/bin/python -m bench.thinking

attack: ## attack a server while others play on it (resumable)
	@tools/setup.sh dev
	.venv/bin/python -m tools.attacks.run

faults: ## kill servers and databases under load and check that nothing is lost
	@tools/setup.sh dev
	.venv/bin/python -m tools.faults.run

fuzz: ## send invalid requests and messages to a server, and compare it with its schema
	@tools/setup.sh dev
	.venv/bin/python -m tools.fuzz.run
	.venv/bin/python -m tools.fuzz.schema

study: ## run the long studies behind our claims (resumable)
	@tools/setup.sh dev
	.venv/bin/python -m tools.studies.run

ladder: ## play tournaments between the bot levels, up to two hours (resumable)
	@tools/setup.sh dev
	.venv/bin/python -m tools.ladder.run

train: ## train bots: GAME=anno1503 or anno1800, MINUTES=60, COURSE=two or multiplayer (Anno 1800), ANEW=1
	@tools/setup.sh dev
	.venv/bin/python -m tools.training.$(or $(GAME),anno1503) $(or $(MINUTES),60) $(or $(COURSE),$(if $(ANEW),two)) $(if $(ANEW),anew)

tune: ## tune the weights of the Anno 1800 expert: MINUTES=60, PLAYERS=2 or 4
	@tools/setup.sh dev
	.venv/bin/python -m tools.training.tune_anno1800 $(or $(MINUTES),60) $(PLAYERS)

coverage: ## check that everything in the box of Anno 1800 is used in play
	@tools/setup.sh dev
	.venv/bin/python -m tools.studies.coverage

screens: ## draw the pictures of README and docs
	@tools/setup.sh dev
	.venv/bin/python -m tools.pictures.run

docs: ## build the documentation site into build/site
	@tools/setup.sh docs
	NO_MKDOCS_2_WARNING=1 .venv-docs/bin/python -m mkdocs build --strict

wheel: ## build the wheel, the source distribution and their bill of materials into dist/
	@tools/setup.sh run
	@tools/setup.sh audit
	@rm -rf dist
	@.venv-audit/bin/python -m tools.sbom sbom.cdx.json
	@.venv/bin/python setup.py --quiet sdist --dist-dir dist
	@.venv/bin/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist dist/kontor-*.tar.gz
	@cp sbom.cdx.json "$$(echo dist/kontor-*.tar.gz | sed s/tar.gz/cdx.json/)"
	@ls dist

wheel-check: wheel ## install the built packages into empty environments and test them
	.venv/bin/python -m tools.wheel_check

audit: ## check the dependencies for known vulnerabilities (fails if it cannot)
	@tools/setup.sh audit
	@.venv-audit/bin/python -m tools.audit

lock: ## update the lock files (UPGRADE=1 for the newest versions)
	@tools/setup.sh lock
	$(COMPILE) pyproject.toml --extra server requirements/run.in -o requirements/run.txt
	$(COMPILE) pyproject.toml --all-extras requirements/dev.in -c requirements/run.txt -o requirements/dev.txt
	$(COMPILE) pyproject.toml --extra server requirements/bench.in -c requirements/run.txt -o requirements/bench.txt
	$(COMPILE) requirements/audit.in -o requirements/audit.txt
	$(COMPILE) requirements/docs.in -o requirements/docs.txt
	$(COMPILE) requirements/lock.in -o requirements/lock.txt
	@for kind in dev bench audit docs lock; do tools/setup.sh $$kind; done
	.venv/bin/python -m tools.licences

clean: ## remove everything built or installed in this folder
	rm -rf .venv .venv-bench .venv-audit .venv-docs .venv-lock build dist sbom.cdx.json kontor.egg-info kontor/server/page
	rm -rf web/node_modules web/src/api/server.d.ts
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
