import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
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
