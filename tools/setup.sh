#!/usr/bin/env bash
# Creates the virtual environment of one kind, builds the browser client and compiles the core. Does nothing if all that
# is up to date. run and dev share one environment: dev adds to what run installs. check is dev without compiling.
#
# Missing Debian packages are installed only as root. KONTOR_APT=yes allows that and KONTOR_APT=no forbids it. If it is
# not set, set-up for playing (run) asks first if there is a terminal. Otherwise the packages are installed.
set -eu

kind=${1:-}
core=${KONTOR_CORE:-compiled}
if [ "$kind" = check ]; then
    kind=dev core=interpreted
fi
case $kind in
    run | dev) venv=.venv ;;
    bench | audit | lock | docs) venv=.venv-$kind ;;
    *)
        echo 'usage: tools/setup.sh run|check|dev|bench|audit|lock|docs' >&2
        exit 2
        ;;
esac
case ${KONTOR_APT:=} in
    '' | yes | no) ;;
    *)
        echo "KONTOR_APT is $KONTOR_APT; it can be yes (install Debian packages) or no (install none)." >&2
        exit 2
        ;;
esac

cd "$(dirname "${BASH_SOURCE[0]}")/.."
log=$venv/setup.log
trap 'exit 130' INT
export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1

# Prints a checksum of the inputs of an environment of kind $1. Virtual environments cannot be moved, so it includes the
# path.
checksum() {
    { pwd -P && cat "requirements/$1.txt" pyproject.toml; } | cksum
}

stamp() {
    checksum "$1" >"$venv/$1.stamp"
}

# Whether the environment is up to date for kind $1 and its Python still works.
is_current() {
    [ -f "$venv/$1.stamp" ] && [ "$(cat "$venv/$1.stamp")" = "$(checksum "$1")" ] &&
        "$venv/bin/python" -c 'import pip' 2>/dev/null
}

# Prints the name of a slow step.
step() {
    echo "  $1 …" >&2
}

fail() {
    echo "$1" >&2
    exit 1
}

# Runs a command with its output in the log. Prints the end of the log if it fails.
quietly() {
    "$@" >>"$log" 2>&1 || {
        tail -n 40 "$log" >&2
        fail "Setting up Kontor failed; the messages above are also in $log."
    }
}

is_usable() {
    "$1" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

find_python() {
    local name
    if [ -n "${PYTHON:-}" ]; then
        set -- "$PYTHON"
    else
        set -- python3 python3.14 python3.13 python3.12 python3.11
    fi
    for name; do
        if is_usable "$name"; then
            echo "$name"
            return
        fi
    done
    return 1
}

# Whether the Debian packages $2 may be installed, for the reason $1.
may_install() {
    local answer
    if [ "$KONTOR_APT" = no ] || [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
        return 1
    fi
    if [ "$KONTOR_APT" = yes ] || [ "$kind" != run ] || ! [ -t 0 ] || ! [ -t 2 ]; then
        return 0
    fi
    printf '  %s Install the Debian packages %s on this system? [y/N] ' "$1" "$2" >&2
    read -r answer || true
    [[ $answer == [yY]* ]]
}

# Installs Debian packages for the reason $1 if that is allowed. The caller checks the result.
install_packages() {
    local reason=$1
    shift
    if may_install "$reason" "$*"; then
        step "installing the Debian packages $*"
        export DEBIAN_FRONTEND=noninteractive
        { apt-get update && apt-get install -y --no-install-recommends "$@"; } >>"$log" 2>&1 || true
    fi
}

install_python() {
    if [ -z "${PYTHON:-}" ]; then
        install_packages 'Kontor needs Python 3.11 or newer with venv.' python3 python3-venv
    fi
}

# Whether a PostgreSQL server is where tools/harness/postgres_cluster.py looks: on the path or in the folder of Debian.
has_postgres() {
    local folder folders
    IFS=: read -ra folders <<<"$PATH"
    for folder in "${folders[@]}" /usr/lib/postgresql/[0-9]*/bin; do
        if [ -x "$folder/initdb" ] && [ -x "$folder/postgres" ]; then
            return
        fi
    done
    return 1
}

# Only the programs are needed: during the installation, a setting keeps Debian from creating and starting a database.
install_postgres() {
    local settings=/etc/postgresql-common/createcluster.d reason='The tests need the PostgreSQL server.'
    if may_install "$reason" postgresql; then
        mkdir -p "$settings"
        trap "rm -f '$settings/kontor.conf'" EXIT
        echo 'create_main_cluster = false' >"$settings/kontor.conf"
        install_packages "$reason" postgresql
    fi
}

# Whether a browser for the tests is on the path, under the name of Debian, Ubuntu or others.
has_browser() {
    command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null
}

has_node() {
    command -v npm >/dev/null && node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' 2>/dev/null
}

# Prints a checksum of the sources of the browser client, by content and relative path. Moving the project does not
# change it; changing or renaming a file does.
page_checksum() {
    find web kontor/lang/languages.json -name node_modules -prune -o -type f ! -name server.d.ts -print0 | LC_ALL=C sort -z | xargs -0 cksum | cksum
}

is_page_built() {
    [ -f kontor/server/page/index.html ] && [ -f "$venv/page.stamp" ] && [ "$(cat "$venv/page.stamp")" = "$(page_checksum)" ]
}

has_page_tools() {
    [ -f web/node_modules/lock.stamp ] && cmp -s web/node_modules/lock.stamp web/package-lock.json
}

build_page() {
    if ! has_page_tools; then
        step 'fetching what builds the page'
        quietly npm ci --prefix web --no-audit --no-fund
        cp web/package-lock.json web/node_modules/lock.stamp
    fi
    step 'building the page'
    quietly npm run build --prefix web
    page_checksum >"$venv/page.stamp"
}

needs_page() {
    [ "$kind" = run ] || [ "$kind" = dev ]
}

needs_core() {
    [ "$core" != interpreted ] && { needs_page || [ "$kind" = bench ]; }
}

is_core_settled() {
    "$venv/bin/python" -m tools.compile_core --settled 2>/dev/null
}

# Whether there are a C compiler and the Python headers.
has_compiler() {
    { command -v cc || command -v gcc; } >/dev/null &&
        "$venv/bin/python" -c 'import sys, sysconfig, os; sys.exit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))'
}

# A failure is not fatal: Kontor then runs interpreted, only slower.
compile_core() {
    if ! has_compiler; then
        install_packages 'With a C compiler bots think several times faster.' gcc libc6-dev python3-dev
    fi
    step 'compiling the core, which makes programs think several times faster'
    "$venv/bin/python" -m tools.compile_core >>"$log" 2>&1 ||
        echo "  It could not be compiled (see $log), so Kontor runs interpreted. It takes a C compiler and the headers of Python: the packages gcc and python3-dev (Debian, Ubuntu)." >&2
}

# Whether nothing is left to do. The tests (kind dev) also need a PostgreSQL server and a browser.
is_complete() {
    is_current "$kind" && { ! needs_page || is_page_built; } && { ! needs_core || is_core_settled; } &&
        { [ "$kind" != dev ] || { has_postgres && has_browser && has_page_tools; }; }
}

make_environment() {
    local python
    step 'fetching Python packages'
    if [ "$kind" = dev ] && is_current run; then
        rm -f "$venv"/*.stamp
        quietly "$venv/bin/python" -m pip install --require-hashes -r requirements/dev.txt
    else
        python=$(find_python) || {
            mkdir -p "$venv"
            install_python
            python=$(find_python) ||
                fail "Kontor needs ${PYTHON:+\$PYTHON to be }Python 3.11 or newer with its venv module: install the package python3-venv (Debian, Ubuntu) or python3 (elsewhere)."
        }
        rm -rf "$venv"
        mkdir "$venv"
        quietly "$python" -m venv "$venv"
        quietly "$venv/bin/python" -m pip install --require-hashes -r "requirements/$kind.txt"
        case $kind in
            run | dev | bench)
                # With a path instead of an import hook, `import kontor` also works in the parent of a clone named kontor.
                quietly "$venv/bin/python" -m pip install --no-deps --no-build-isolation --config-settings editable_mode=compat -e .
                ;;
        esac
    fi

    if [ "$kind" = dev ]; then
        stamp run
    fi
    stamp "$kind"
}

if is_complete; then
    exit 0
fi

# One set-up at a time. The next one waits and then usually finds that nothing is left to do.
if command -v flock >/dev/null; then
    exec 9>.setup.lock
    flock 9
    if is_complete; then
        exit 0
    fi
fi

case $kind in
    run) echo 'Setting up Kontor (once) …' >&2 ;;
    dev) echo 'Setting up what checks and tests need (once) …' >&2 ;;
    *) echo "Setting up what make $kind needs (once) …" >&2 ;;
esac

if ! is_current "$kind"; then
    make_environment
fi
if needs_page && ! { is_page_built && has_page_tools; }; then
    if ! has_node; then
        install_packages 'Building the page takes Node.js 20 or newer.' nodejs npm
    fi
    has_node ||
        fail 'Kontor needs Node.js 20 or newer with npm to build its page: install the packages nodejs and npm (Debian, Ubuntu), or take them from the website of Node.js.'
    build_page
fi
if needs_core && ! is_core_settled; then
    compile_core
fi
if [ "$kind" = dev ] && ! has_browser; then
    install_packages 'The tests need a browser.' chromium
    has_browser ||
        fail 'The tests of Kontor need a browser: install the package chromium (Debian, Ubuntu), or put chromium or google-chrome on the path.'
fi
if [ "$kind" = dev ] && ! has_postgres; then
    install_postgres
    has_postgres ||
        fail 'The tests of Kontor need the PostgreSQL server: install the package postgresql (Debian, Ubuntu), or put its programs initdb and postgres on the path.'
fi
