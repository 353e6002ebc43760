import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeEmbedded } from '#db/embedded.ts'
import { openDatabase } from '#db/open.ts'
import { readAssets } from '#lib/assets.ts'
import { openPool, queryBuilder } from '#lib/db.ts'
import { ensureBuilt } from '../bin/build.ts'

const port = 3990

/** The real server in a process of its own, on the demo sites, in a new data folder. */
export async function openDemoServer() {
  await ensureBuilt()
  const dataDir = await mkdtemp(join(tmpdir(), 'muster-bench-'))
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    FLOOD_POINTS: '0',
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
    // ensure-installed.mjs then ends the server when this process is gone, as it does for npm.
    npm_lifecycle_event: 'bench',
  }
  const child = spawn(process.execPath, ['bin/ensure-installed.mjs', 'bin/start.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await announced(child)
  const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL ?? null, dataDir })
  const pool = openPool(database.ownerUrl, 2)
  const url = `http://localhost:${port}`
  return {
    url,
    db: queryBuilder(pool),
    assets: await readAssets(new URL('../dist/client/', import.meta.url)),
    /** CPU seconds that the server has used so far */
    async cpuSeconds() {
      const metrics = await (await fetch(`${url}/metrics`)).text()
      return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1])
    },
    async stop() {
      await pool.end()
      child.kill('SIGTERM')
      await once(child, 'exit')
      await database.close()
      await removeEmbedded(join(dataDir, 'db'))
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Resolves when the server has said that it serves. */
async function announced(child: ChildProcess) {
  for await (const text of child.stdout!) if (String(text).includes('serves')) return
  throw new Error('The server ended before it served.')
}
