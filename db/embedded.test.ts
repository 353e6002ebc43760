import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
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

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
