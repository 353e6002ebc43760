// A fresh machine: npm and git from Debian, an ordinary user and nothing else. `npm start` serves, and `npm test` finds itself a browser.
import { join } from 'node:path'
import { emptyDebian } from './machine.ts'
import { must, timed } from './said.ts'
import { source } from './server.ts'

/** A test that needs a browser, and little time. */
const browserTest = 'test/rings.browser.test.ts'

/** What someone types who has just cloned the source. */
const as = (commands: string) => `runuser -u hazel -- bash -euo pipefail -c '
  export HOME=/home/hazel
  cd /home/hazel/muster
  ${commands}'`

export async function fresh({ now, log }: { now: string; log: string }): Promise<void> {
  const machine = await emptyDebian(log)
  const does = async (what: string, commands: string, ...expected: string[]) => {
    const printed = await timed(what, () => machine.run(commands))
    for (const words of expected) must(printed.includes(words), `it says "${words}"`, printed.slice(-4_000))
  }
  try {
    await source(machine, now)
    await does(
      'npm and git from Debian, and an ordinary user',
      `apt-get update
      apt-get install -y --no-install-recommends ca-certificates curl git npm
      useradd --create-home hazel
      git clone -q /srv/source.git /home/hazel/muster
      chown -R hazel: /home/hazel/muster`,
    )
    await does(
      'npm start where the registry cannot be reached ends with a sentence',
      as(`if npm_config_registry=http://127.0.0.1:9 npm start; then exit 1; fi`),
      'The packages could not be installed. Check the connection to the npm registry and start again.',
    )
    await does(
      'npm start serves',
      as(`npm start > /tmp/started 2>&1 &
        until grep -q "Muster serves" /tmp/started; do
          kill -0 $! || { cat /tmp/started; exit 1; }
          sleep 1
        done
        curl -fs http://localhost:3000/ | grep -q "<h1"
        kill $!
        wait $! || true
        cat /tmp/started`),
      'Muster serves after',
    )
    await does(
      `npm test -- ${browserTest}, with a Chromium from npm`,
      as(`npm test -- ${browserTest}`),
      'Fetching Chromium for the browser tests',
      ' passed, 0 failed',
    )
  } finally {
    if (process.env.OPERATIONS_KEEP) console.log(`Left running: ${join(machine.root)}`)
    else await machine.close()
  }
}
