import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import type { Db } from './db.ts'
import { sendMail } from './mail.ts'
import { inScope, type SiteScope } from './site-scope.ts'

let database: TestDatabase
let db: Db
const sites = { harbor: '', docks: '' }
beforeAll(async () => {
  database = await testDatabase()
  db = database.application.db
  for (const name of ['harbor', 'docks'] as const) {
    const { id } = await database.db
      .insertInto('themes')
      .values({ name })
      .returning('id')
      .executeTakeFirstOrThrow()
    sites[name] = id
    await database.db
      .insertInto('newsletter_subscriptions')
      .values({ theme_id: id, email: `maria@${name}.example` })
      .execute()
    await database.db
      .insertInto('comments')
      .values({ theme_id: id, name: 'Maria', email: `maria@${name}.example`, message: 'Hello' })
      .execute()
  }
})
afterAll(() => database.close())

test('mails are added by everybody and read within their sites alone, also those found by address', async () => {
  for (const [site, key] of [
    ['harbor', 'one'],
    ['docks', 'two'],
    ['docks', 'two'],
  ] as const)
    await sendMail(db, {
      ...{ to: 'Ops@example.org', themeId: sites[site], kind: 'contact', key, replyTo: 'maria@example.org' },
      ...{ subject: site, text: 'Hello', html: '<p>Hello</p>' },
    })
  const subjects = async (trx: Db) =>
    (await trx.selectFrom('mails').select('subject').orderBy('subject').execute()).map((row) => row.subject)
  const found = async (trx: Db) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int from (select mails_addressed_like('ops@%') union all select mails_from_or_to('maria@example.org')) m`.execute(
      trx,
    )
    return rows[0]!.count
  }
  expect([await subjects(db), await found(db)]).toEqual([[], 0])
  expect(await inScope(db, [sites.harbor], subjects)).toEqual(['harbor'])
  expect(await inScope(db, [sites.harbor], found)).toBe(0)
  expect(await inScope(db, 'everywhere', subjects)).toEqual(['docks', 'harbor'])
  expect(await inScope(db, 'everywhere', found)).toBe(4)
})

const tables = ['comments', 'newsletter_subscriptions'] as const
const seen = async (trx: Db) =>
  (
    await Promise.all(tables.map((table) => trx.selectFrom(table).select('email').orderBy('email').execute()))
  ).map((rows) => rows.map(({ email }) => /@(\w+)/.exec(email)![1]))
const both = (...names: string[]) => [names, names]

test('without a scope, or with that of another site, the application sees and changes nothing', async () => {
  expect(await seen(db)).toEqual(both())
  expect(await inScope(db, [], seen)).toEqual(both())
  expect(await inScope(db, [sites.harbor], seen)).toEqual(both('harbor'))
  expect(await inScope(db, [sites.harbor, sites.docks], seen)).toEqual(both('docks', 'harbor'))
  expect(await inScope(db, 'everywhere', seen)).toEqual(both('docks', 'harbor'))
  for (const scope of [[], [sites.docks]] satisfies SiteScope[])
    for (const table of tables) {
      const changed = await inScope(db, scope, (trx) =>
        trx
          .updateTable(table)
          .set({ email: 'eve@example.org' })
          .where('theme_id', '=', sites.harbor)
          .executeTakeFirst(),
      )
      const gone = await inScope(db, scope, (trx) =>
        trx.deleteFrom(table).where('theme_id', '=', sites.harbor).executeTakeFirst(),
      )
      expect([changed.numUpdatedRows, gone.numDeletedRows]).toEqual([0n, 0n])
    }
  const elsewhere = { theme_id: sites.harbor, email: 'eve@example.org' }
  await expect(
    inScope(db, [sites.docks], (trx) =>
      trx.insertInto('newsletter_subscriptions').values(elsewhere).execute(),
    ),
  ).rejects.toThrow('row-level security')
  const moved = inScope(db, [sites.docks], (trx) =>
    trx.updateTable('comments').set({ theme_id: sites.harbor }).execute(),
  )
  await expect(moved).rejects.toThrow('row-level security')
})

test('a scope ends with its work, within a longer transaction, too', async () => {
  await db.transaction().execute(async (trx) => {
    expect(await inScope(trx, [sites.harbor], seen)).toEqual(both('harbor'))
    expect(await seen(trx)).toEqual(both())
    await inScope(trx, [sites.docks], async () => {
      expect(await inScope(trx, 'everywhere', seen)).toEqual(both('docks', 'harbor'))
      expect(await seen(trx)).toEqual(both('docks'))
    })
  })
  // The next request reuses the connection.
  for (let n = 0; n < 20; n++) expect(await seen(db)).toEqual(both())
})

test('a person who is deleted takes their comments along, whatever the scope', async () => {
  const { id } = await database.db
    .insertInto('users')
    .values({ email: 'lena@example.org', first_name: 'Lena', last_name: 'Berg' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const comment = {
    theme_id: sites.docks,
    name: 'Lena',
    email: 'lena@example.org',
    message: 'Hi',
    user_id: id,
  }
  await database.db.insertInto('comments').values(comment).execute()
  await db.deleteFrom('users').where('id', '=', id).execute()
  const { rows } = await sql`select from comments where user_id = ${id}`.execute(database.db)
  expect(rows).toEqual([])
})
