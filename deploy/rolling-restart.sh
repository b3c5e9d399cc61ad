#!/usr/bin/env bash
# Restarts the servers of kontor@.service one after the other, each once the one before it is ready:
#   rolling-restart.sh 1801 1802 1803
set -eu

if ! command -v curl >/dev/null; then
    echo "curl is missing: apt-get install curl" >&2
    exit 1
fi

for port; do
    systemctl restart "kontor@$port"
    for _ in $(seq 100); do
        if curl --silent --fail --max-time 2 --output /dev/null "http://127.0.0.1:$port/api/ready"; then
            continue 2
        fi
        sleep 0.3
    done
    echo "The server on port $port is not ready after 30 seconds. The others still run." >&2
    exit 1
done
