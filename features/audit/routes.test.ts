import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#lib/audit.ts'
import { newId } from '#lib/ids.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { person } from '#test/person.ts'
import type { AuditEntry, AuditPage } from './schema.ts'

let app: TestApp
let admin: { session: string; id: string }
let maria: string
let james: string
beforeAll(async () => {
  app = await testApp()
  admin = await app.signIn({ type: 'Admin', firstName: 'Grace', lastName: 'Okafor' })
  maria = (await app.signIn({ firstName: 'Maria', lastName: 'Ortiz', email: 'maria@example.org' })).id
  james = (await app.signIn({ firstName: 'James', lastName: 'Whitfield' })).id
  const by = (id: string, actorId: string | null = null) => ({
    viewer: person({ id, actorId }),
    ip: '192.0.2.7',
  })
  await audit(app.db, by(admin.id), {
    action: 'user.disable',
    subject: { type: 'user', id: maria },
    detail: { reason: '=cmd|calc' },
  })
  await audit(app.db, by(james, admin.id), { action: 'user.edit', subject: { type: 'user', id: james } })
  await audit(app.db, by(james), { action: 'session.end-all', detail: { others: 2 } })
  await audit(app.db, null, { action: 'feed.remove', subject: { type: 'feed', id: newId() } })
})
afterAll(() => app.close())

const page = async (query = '') =>
  (await app.get(`/admin/audit?${query}`, { as: 'json', session: admin.session })).json() as AuditPage
const actions = async (query: string) => (await page(query)).entries.map(({ action }) => action)

test('the newest comes first, with the names of the actor and of the account they acted for', async () => {
  const { entries } = await page()
  expect(entries.map(({ action }) => action)).toEqual([
    'feed.remove',
    'session.end-all',
    'user.edit',
    'user.disable',
  ])
  expect(entries[2]).toMatchObject({
    actor: { id: admin.id, name: 'Grace Okafor' },
    actingAs: { id: james, name: 'James Whitfield' },
    subject: { type: 'user', id: james, name: 'James Whitfield' },
    address: '192.0.2.7',
  })
  expect(entries[0]).toMatchObject({ actor: null, actingAs: null, subject: { type: 'feed', name: null } })
  const html = (await app.get('/admin/audit', { session: admin.session })).body
  for (const words of ['Grace Okafor', 'The system', 'signed out 2 other sessions', 'Download CSV'])
    expect(html).toContain(words)
})

test('entries are found by action, actor, subject and day', async () => {
  expect(await actions('action=user.edit')).toEqual(['user.edit'])
  expect(await actions('person=whitfield')).toEqual(['session.end-all', 'user.edit'])
  expect(await actions(`person=${admin.id}`)).toEqual(['user.edit', 'user.disable'])
  expect(await actions('subject=MARIA@example')).toEqual(['user.disable'])
  expect(await actions('subject=nobody%25')).toEqual([])
  const today = new Date().toISOString().slice(0, 10)
  expect(await actions(`from=${today}`)).toHaveLength(4)
  expect(await actions(`to=${today}`)).toHaveLength(4)
  expect(await actions('to=2020-01-31')).toEqual([])
  expect(await actions('from=2126-01-01')).toEqual([])
  expect((await page()).actions).toEqual([
    { value: 'user.disable', label: 'Disabled an account' },
    { value: 'feed.remove', label: 'Removed a feed' },
    { value: 'session.end-all', label: 'Signed out everywhere else' },
    { value: 'user.edit', label: 'User edit' },
  ])
})

test('a day is the whole day in UTC', async () => {
  const at = async (time: string) => {
    const id = newId(Date.parse(time))
    await app.db
      .insertInto('audit_entries')
      .values({ id, at: new Date(time), action: 'day.test' })
      .execute()
    return id
  }
  const first = await at('2025-03-01T00:00:00Z')
  const last = await at('2025-03-01T23:59:59.999Z')
  await at('2025-02-28T23:59:59.999Z')
  await at('2025-03-02T00:00:00Z')
  const found = (await page('action=day.test&from=2025-03-01&to=2025-03-01')).entries.map(({ id }) => id)
  expect(found).toEqual([last, first])
})

test('a person chosen by a click is shown by name, not by id', async () => {
  const { about } = await page(`person=${admin.id}&subject=${maria}`)
  expect(about).toEqual({ person: 'Grace Okafor', subject: 'Maria Ortiz' })
  expect((await page('person=whitfield')).about).toEqual({ person: null, subject: null })
})

test('turning pages shows every entry once, both ways', async () => {
  for (let i = 0; i < 7; i++) await audit(app.db, null, { action: 'page.test', detail: { i } })
  const numbers = ({ entries }: AuditPage) => entries.map(({ detail }) => detail.i)
  const first = await page('action=page.test&limit=3')
  expect([numbers(first), first.newer]).toEqual([[6, 5, 4], null])
  const second = await page(`action=page.test&limit=3&before=${first.older}`)
  expect(numbers(second)).toEqual([3, 2, 1])
  const third = await page(`action=page.test&limit=3&before=${second.older}`)
  expect([numbers(third), third.older]).toEqual([[0], null])
  const back = await page(`action=page.test&limit=3&after=${third.newer}`)
  expect(numbers(back)).toEqual([3, 2, 1])
  const start = await page(`action=page.test&limit=3&after=${back.newer}`)
  expect([numbers(start), start.newer]).toEqual([[6, 5, 4], null])
})

test('what is no question is answered as if it was not asked', async () => {
  const odd = await page('from=31.12.2025&to=x&before=7&limit=-1&action=')
  expect(odd).toMatchObject({ from: '', to: '', limit: 50 })
  expect(odd.entries.length).toBeGreaterThan(3)
  for (const field of ['action', 'person', 'subject', 'from'])
    for (const value of ['%00', '%25', "';drop table audit_entries", '%ff'])
      expect(
        (await app.get(`/admin/audit?${field}=${value}`, { as: 'json', session: admin.session })).statusCode,
      ).toBeLessThan(500)
})

test('the CSV holds what the filter lets through, and no formula; that it was taken is noted', async () => {
  const query = `action=user.disable&person=okafor`
  const { body, headers } = await app.get(`/admin/audit.csv?${query}`, { session: admin.session })
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="audit-trail.csv"',
    'cache-control': 'private, no-store',
  })
  const rows = parse(body, { bom: true, columns: true }) as Record<string, string>[]
  expect(rows).toEqual([
    expect.objectContaining({
      'What happened': 'Grace Okafor disabled Maria Ortiz’s account',
      Action: 'user.disable',
      Who: 'Grace Okafor',
      'Subject: name': 'Maria Ortiz',
      Address: '192.0.2.7',
      Detail: '{"reason":"=cmd|calc"}',
    }),
  ])
  const [noted] = (await page('action=audit.export')).entries
  expect(noted).toMatchObject({
    actor: { id: admin.id },
    detail: { action: 'user.disable', person: 'okafor' },
  })
})

test('a long trail is exported whole', async () => {
  await app.pool.query(
    `insert into audit_entries (action, detail) select 'long.test', jsonb_build_object('i', i) from generate_series(1, 2500) i`,
  )
  const { body } = await app.get('/admin/audit.csv?action=long.test', { session: admin.session })
  const rows = parse(body, { bom: true, columns: true }) as Record<string, string>[]
  expect(new Set(rows.map((row) => row.Detail)).size).toBe(2500)
})

test.each([
  `update audit_entries set action = 'nothing'`,
  `delete from audit_entries`,
  `truncate audit_entries`,
  `insert into audit_entries (id, action) select id, 'x' from audit_entries on conflict (id) do update set action = 'x'`,
])('the trail refuses: %s', async (statement) => {
  const count = async () => (await app.pool.query('select count(*)::int as n from audit_entries')).rows[0].n
  const before = await count()
  await expect(app.pool.query(statement)).rejects.toThrow('The audit trail is append-only.')
  expect(await count()).toBe(before)
})

test('an entry outlives those it names', async () => {
  const { id } = await app.signIn({ firstName: 'Lena', lastName: 'Novak' })
  await audit(app.db, { viewer: person({ id }), ip: '192.0.2.8' }, { action: 'gone.test' })
  await app.db.deleteFrom('users').where('id', '=', id).execute()
  const [entry] = (await page('action=gone.test')).entries as AuditEntry[]
  expect(entry!.actor).toEqual({ id, name: null })
  expect((await app.get('/admin/audit?action=gone.test', { session: admin.session })).body).toContain(
    'A deleted account',
  )
})

test('nobody but administrators reads the trail', async () => {
  for (const type of ['User', 'Manager', 'Mentor'] as const) {
    const { session } = await app.signIn({ type })
    expect((await app.get('/admin/audit', { as: 'json', session })).statusCode).toBe(403)
    expect((await app.get('/admin/audit.csv', { as: 'json', session })).statusCode).toBe(403)
  }
  expect((await app.get('/admin/audit', { as: 'json' })).statusCode).toBe(401)
})
