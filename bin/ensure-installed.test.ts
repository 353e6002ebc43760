import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-signals-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s to the outer process alone stops the inner one',
  async (signal) => {
    const script = join(folder, `${signal}.mjs`)
    const stop = `process.on('${signal}', () => { console.log('stopped in order'); process.exit(0) })`
    await writeFile(script, `${stop}\nsetInterval(() => {}, 1000)\nconsole.log('ready')\n`)
    // A group of its own, as under a supervisor: the signal reaches nobody else.
    const outer = spawn(process.execPath, ['bin/ensure-installed.mjs', script], { detached: true })
    let said = ''
    outer.stdout.on('data', (text) => {
      said += text
    })
    try {
      await expect.poll(() => said, { timeout: 20_000 }).toContain('ready')
      const exited = once(outer, 'exit')
      outer.kill(signal)
      expect(await exited).toEqual([0, null])
      expect(said).toContain('stopped in order')
    } finally {
      if (outer.exitCode === null) process.kill(-outer.pid!, 'SIGKILL')
    }
  },
  30_000,
)

test('a registry that is silent is named after ten seconds, and given up with a sentence', async () => {
  for (const file of ['bin/ensure-installed.mjs', 'package.json', 'package-lock.json'])
    await cp(file, join(folder, 'fresh', file))
  let pings = 0
  const silent = createServer(({ url, socket }) => {
    // Its silence takes npm seven seconds to notice, once; afterwards it hangs up.
    if (url?.startsWith('/-/ping') && ++pings > 1) socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as { port: number }
  const outer = spawn(process.execPath, ['bin/ensure-installed.mjs', 'bin/start.ts'], {
    cwd: join(folder, 'fresh'),
    env: {
      PATH: process.env.PATH,
      npm_config_registry: `http://127.0.0.1:${port}`,
      npm_config_cache: join(folder, 'cache'),
    },
  })
  let said = ''
  for (const output of [outer.stdout, outer.stderr]) output.on('data', (text) => (said += text))
  const [code] = await once(outer, 'exit')
  silent.closeAllConnections()
  silent.close()
  expect([code, pings]).toEqual([1, 3])
  expect(said).toMatch(
    /^Installing the packages [^\n]*\nWaiting for the npm registry\.[^\n]*\nThe npm registry does not answer\..*The packages could not be installed\./s,
  )
}, 120_000)
