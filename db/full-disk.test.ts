// A disk that is really full in the middle of an upgrade.
import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** A disk of our own needs a namespace of our own; PostgreSQL does not run as its root. */
const own = process.getuid?.() === 0 ? ['-m'] : ['-U', '-m', '--map-current-user', '--keep-caps']
const noDisk = spawnSync('unshare', [...own, 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status !== 0
if (noDisk) console.log('Not tried: an upgrade on a full disk. unshare cannot mount one here.')

test.skipIf(noDisk)(
  'an upgrade that finds the disk full leaves the database as it was, and goes on when there is room',
  { timeout: 300_000 },
  async () => {
    const disk = await mkdtemp(join(tmpdir(), 'muster-full-'))
    try {
      const script = 'mount -t tmpfs -o size=150m tmpfs "$disk" && chmod 755 "$disk" && exec node "$script"'
      const env = {
        ...process.env,
        disk,
        script: fileURLToPath(new URL('./full-disk.fixture.ts', import.meta.url)),
      }
      const { stdout } = await promisify(execFile)('unshare', [...own, 'sh', '-c', script], { env })
      const [failed, then, after] = stdout.trim().split('\n')
      expect(failed).toMatch(/^Stop: The .*as it was.*[Ss]tart again\.$/)
      expect(then).toBe('Then: [{"name":"Tern"}]')
      expect(after).toBe('With room: 0002-masts,0003-cargo')
    } finally {
      await rm(disk, { recursive: true, force: true })
    }
  },
)
