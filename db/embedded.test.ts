import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, lstat, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openEmbedded, removeEmbedded } from './embedded.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-embedded-'))
  await chmod(folder, 0o755)
})
afterEach(async () => {
  await removeEmbedded(join(folder, 'db'))
  await rm(folder, { recursive: true, force: true })
})

const small = { shared_buffers: '32MB', fsync: 'off' }

it('keeps what was written, across a stop and a start', async () => {
  const data = join(folder, 'db')
  const first = await openEmbedded({ folder: data, settings: small })
  await query(first.url, 'create table notes (text text)')
  await query(first.url, `insert into notes values ('Ada was here')`)
  await first.close()
  await expect(query(first.url, 'select 1')).rejects.toThrow()

  const second = await openEmbedded({ folder: data, settings: small })
  expect(await query(second.url, 'select text from notes')).toEqual([{ text: 'Ada was here' }])
  await second.close()
})

it('is shared by those who open it, and stopped by the last one', async () => {
  const data = join(folder, 'db')
  const first = await openEmbedded({ folder: data, settings: small })
  const second = await openEmbedded({ folder: data, settings: small })
  expect(second.url).toBe(first.url)
  const inUse = new pg.Client({ connectionString: second.url })
  await inUse.connect()
  await first.close()
  expect((await inUse.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await inUse.end()
  await second.close()
  await expect(query(second.url, 'select 1')).rejects.toThrow()
})

it('ends with the process that opened it, even when that is killed, and leaves no temporary cluster', async () => {
  const data = join(folder, 'db')
  const { child, url } = await openedElsewhere(data)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  child.kill('SIGKILL')
  await expect.poll(() => query(url, 'select 1').catch(() => 'gone'), { timeout: 60_000 }).toBe('gone')
  await expect.poll(() => lstat(data).catch(() => 'removed'), { timeout: 60_000 }).toBe('removed')
})

it('outlives a killed process while another uses it', async () => {
  const data = join(folder, 'db')
  const { child, url } = await openedElsewhere(data)
  const mine = await openEmbedded({ folder: data, settings: small })
  const inUse = new pg.Client({ connectionString: mine.url })
  await inUse.connect()
  child.kill('SIGKILL')
  // Longer than the watchdog asks before it stops an unused one.
  await setTimeout(6_000)
  expect((await inUse.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await inUse.end()
  await mine.close()
  await expect(query(url, 'select 1')).rejects.toThrow()
})

it('is started again at the same address when it has died', async () => {
  const data = join(folder, 'db')
  const database = await openEmbedded({ folder: data, settings: small })
  await query(database.url, 'create table notes (text text)')
  const [pid] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
  await vi.waitFor(
    async () => {
      await database.revive!()
      expect(await query(database.url, 'select count(*)::int from notes')).toEqual([{ count: 0 }])
    },
    { timeout: 20_000, interval: 200 },
  )
  await database.revive!()
  await database.close()
}, 60_000)

it('works in a folder that only its owner may enter', async () => {
  await chmod(folder, 0o700)
  const database = await openEmbedded({ folder: join(folder, 'db'), settings: small })
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await database.close()
})

it('says in a sentence what is wrong with a corrupt data folder', async () => {
  const data = join(folder, 'db')
  const database = await openEmbedded({ folder: data, settings: small })
  await database.close()
  await writeFile(join(data, 'global/pg_control'), 'not a control file')
  await expect(openEmbedded({ folder: data, settings: small })).rejects.toThrow(
    /does not start: .*Restore the folder from a backup/,
  )
})

/** A process of its own that opens the temporary cluster of a folder, and does nothing else. */
async function openedElsewhere(data: string) {
  const script = `
    const { openEmbedded } = await import(${JSON.stringify(new URL('embedded.ts', import.meta.url).href)})
    const { url } = await openEmbedded(${JSON.stringify({ folder: data, settings: small, temporary: true })})
    console.log(url)
    setInterval(() => {}, 1_000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = await once(child.stdout, 'data')
  return { child, url: String(url).trim() }
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
