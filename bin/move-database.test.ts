// The database moves to another PostgreSQL while the site is used: killed, continued, no write lost.
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { type TestApp, testApp } from '../test/harness.ts'
import { begun, command, emptyPlace, slow, tablesOf } from './backup.fixture.ts'

let site: TestApp
let home: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'muster-home-'))
  site = await testApp({ DATA_DIR: home })
  await site.signIn({ type: 'Admin', email: 'vera.ochoa@example.org' })
})
afterAll(async () => {
  await site.close()
  await rm(home, { recursive: true, force: true })
})

/** Writes as the application does, until it is refused. @returns what was acknowledged, and why it ended */
async function writeUntilRefused() {
  const pool = openPool(site.application.url, 2)
  const kept = new Map<string, string>()
  try {
    for (let n = 0; ; n++) {
      const name = `Site ${n}`
      const { rows } = await pool.query('insert into themes (name) values ($1) returning id', [name])
      kept.set(rows[0].id, name)
      const [first] = kept.keys()
      if (n % 3 === 1) {
        await pool.query("update themes set name = 'changed' where id = $1", [rows[0].id])
        kept.set(rows[0].id, 'changed')
      }
      if (n % 3 === 2) {
        await pool.query('delete from themes where id = $1', [first])
        kept.delete(first!)
      }
    }
  } catch (error) {
    return { kept, code: (error as { code?: string }).code }
  } finally {
    await pool.end()
  }
}

test(
  'a move is killed and continued under writes; none is lost, and the old database takes no more',
  slow,
  async () => {
    const place = await emptyPlace()
    const env = {
      ...{ DATABASE_URL: site.application.url, DATABASE_OWNER_URL: site.url, DATA_DIR: home },
      ...{ NEW_DATABASE_URL: place.env.DATABASE_URL, NEW_DATABASE_OWNER_URL: place.env.DATABASE_OWNER_URL },
    }
    const pool = openPool(place.adminUrl, 2)
    try {
      const killed = begun('move-database', [], env)
      const copied = async () => {
        const { rows } = await pool.query(
          "select to_regclass('public.move_in_progress') is not null as begun",
        )
        if (!rows[0].begun) return 0
        return (await pool.query('select count(*) as n from move_in_progress')).rows[0].n as number
      }
      await expect.poll(copied, { interval: 5, timeout: 60_000 }).toBeGreaterThan(20)
      killed.kill('SIGKILL')
      await once(killed, 'exit')
      await expect(command('go-live', ['--yes'], place.env)).rejects.toThrow(
        'A database is being moved into this one',
      )
      const id = newId()
      await site.pool.query('insert into themes (id, name) values ($1, $2)', [id, 'after the kill'])

      const writing = writeUntilRefused()
      const said = await command('move-database', [], env)
      expect(said).toMatch(/Writes were paused for [\d.]+ s, for \d+ tables that had changed meanwhile\./)
      expect(said).toContain('restart all processes now')
      const { kept, code } = await writing
      expect([code, kept.size > 0]).toEqual(['57P03', true])
      kept.set(id, 'after the kill')
      const { rows } = await pool.query('select id, name from themes')
      const there = new Map(rows.map(({ id, name }) => [id, name]))
      expect([...kept].filter(([id, name]) => there.get(id) !== name)).toEqual([])

      const own = [
        'instance',
        'migrations',
        'audit_chain',
        'audit_entries',
        'moved_away',
        'graphile_worker.migrations',
      ]
      expect(await tablesOf(pool, own)).toEqual(await tablesOf(site.pool, own))
      expect((await site.get('/')).statusCode).toBe(200)
      const refused = await site.send('POST', '/newsletter/subscribe', {
        body: { email: 'ines@example.org' },
      })
      expect(refused.statusCode).toBe(503)

      expect(await command('move-database', [], env)).toContain('It was moved already')
      const { DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR } = env
      await expect(
        command('go-live', ['--yes'], { DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR }),
      ).rejects.toThrow('This database was moved to')
      expect(await command('go-live', ['--yes'], { ...place.env, DATA_DIR: home })).toContain(
        'live database already',
      )
      expect(await command('check-audit', [], { ...place.env, DATA_DIR: home })).toBeTruthy()
      const constraints = "select count(*) as n from pg_constraint where contype = 'f' and convalidated"
      expect((await pool.query(constraints)).rows).toEqual((await site.pool.query(constraints)).rows)
      await expect(pool.query('delete from audit_entries')).rejects.toThrow()
    } finally {
      await pool.end()
      await place.close()
    }
  },
)

test('a database that is not empty is refused, and no address is asked for', slow, async () => {
  const place = await emptyPlace()
  try {
    await expect(command('move-database', [], place.env)).rejects.toThrow('Say where to: NEW_DATABASE_URL')
    const itself = { NEW_DATABASE_URL: site.application.url, NEW_DATABASE_OWNER_URL: site.url }
    await expect(command('move-database', [], { ...place.env, ...itself })).rejects.toThrow('is not empty')
  } finally {
    await place.close()
  }
})
