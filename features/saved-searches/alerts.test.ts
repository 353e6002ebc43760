import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobId, promoteJobs, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { readSettings } from '../../config.ts'
import { sendAlerts } from './alerts.ts'

let app: TestApp
let harbor: string
const settings = readSettings({ NODE_ENV: 'test' })
const day = 24 * 3_600_000
const ago = (ms: number) => new Date(Date.now() - ms)
beforeAll(async () => {
  app = await testApp()
  harbor = await addEmployer(app.db, 'Harbor Health')
})
afterAll(() => app.close())

const list = '/my-saved-searches'
const form = { name: '', frequency: 'daily', timeZone: 'America/New_York', query: '' }
const tell = () => sendAlerts(app.db, { settings, now: new Date() })
const subjectsTo = async (email: string) =>
  (
    await app.db.selectFrom('mails').select('subject').where('recipient', '=', email).orderBy('id').execute()
  ).map(({ subject }) => subject)

/** Saves a job that was first seen a while ago. */
async function post(title: string): Promise<void> {
  await saveJobs(app.db, harbor, null, [draft(title, { title })])
  const id = jobId(harbor, title)
  await app.db
    .updateTable('jobs')
    .set({ created_at: ago(day) })
    .where('id', '=', id)
    .execute()
  // The index also stores the time.
  await promoteJobs(app.db, [id], null)
}

/** A person with a search whose mail is due and was last sent a week ago. */
async function due(email: string, change: Partial<typeof form>) {
  const { session } = await app.signIn({ email })
  const body = { ...form, ...change }
  const { id } = (await app.send('POST', list, { session, body })).json() as { id: string }
  await app.db
    .updateTable('saved_searches')
    .set({ told_until: ago(7 * day), next_at: ago(60_000) })
    .where('id', '=', id)
    .execute()
  return { session, id, edit: `${list}/${id}/edit` }
}

test('changing a search whose mail is due does not cancel the mail', async () => {
  const email = 'maria@example.org'
  const weekly = { name: 'Welders', query: 'q=welder', frequency: 'weekly' }
  const { session, edit } = await due(email, weekly)
  await post('Welder')
  await app.send('PUT', edit, { session, body: { ...form, ...weekly, name: 'Welding' } })
  await tell()
  expect(await subjectsTo(email)).toEqual(['One new job: Welding'])
})

test('a search changed while its mail is written is mailed with its new query', async () => {
  const email = 'ada@example.org'
  const { id } = await due(email, { name: 'Cooks', query: 'q=cook' })
  await Promise.all(['Cook', 'Baker', 'Baker at Night'].map(post))
  // The change comes after the search was read, and before its mail can be written.
  const telling = await app.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('saved_searches')
      .set({ name: 'Bakers', query: JSON.stringify({ q: 'baker' }) })
      .where('id', '=', id)
      .execute()
    const told = tell()
    await expect.poll(waiting, { timeout: 30_000 }).toBe(1)
    return { told }
  })
  expect(await telling.told).toBe(0)
  await tell()
  expect(await subjectsTo(email)).toEqual(['2 new jobs: Bakers'])
})

/** How many wait for a row that somebody else is changing. */
async function waiting(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    app.db,
  )
  return rows.length
}

test('a mail that cannot be written does not block the others', async () => {
  for (const email of ['ben@example.org', 'lin@example.org'])
    await due(email, { name: 'Falconers', query: 'q=falconer' })
  await post('Falconer')
  await sql`create function no_ben() returns trigger language plpgsql as $$
    begin if new.recipient = 'ben@example.org' then raise exception 'no'; end if; return new; end $$`.execute(
    app.db,
  )
  await sql`create trigger no_ben before insert on mails for each row execute function no_ben()`.execute(
    app.db,
  )
  await expect(tell()).rejects.toThrow('could not write 1 of the mails')
  expect(await subjectsTo('lin@example.org')).toHaveLength(1)
  await sql`drop trigger no_ben on mails`.execute(app.db)
  await tell()
  expect(await subjectsTo('ben@example.org')).toHaveLength(1)
  expect(await subjectsTo('lin@example.org')).toHaveLength(1)
})

test('a long search needs no name', async () => {
  const { session } = await app.signIn()
  const words = 'welder '.repeat(20).trim()
  const query = new URLSearchParams({ q: words }).toString()
  await app.send('POST', list, { session, body: { ...form, query } })
  const [search] = (await app.get(list, { as: 'json', session })).json().searches
  expect(search.name).toBe(words.slice(0, 100))
  const page = (await app.get(`${list}/new?${query}`, { session })).body
  const suggested =
    /name="name"[^>]*value="([^"]*)"/.exec(page) ?? /value="([^"]*)"[^>]*name="name"/.exec(page)
  const body = { ...form, query, name: suggested![1]! }
  expect((await app.send('POST', list, { session, body })).statusCode).toBe(201)
})

test('the unsubscribe link still answers after its search was removed', async () => {
  const email = 'grace@example.org'
  const { session, id } = await due(email, { name: 'Brewers', query: 'q=brewer' })
  await post('Brewer')
  await tell()
  const { unsubscribe_url: url } = await app.db
    .selectFrom('mails')
    .select('unsubscribe_url')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  await app.send('DELETE', `${list}/${id}`, { session })
  const { pathname, search } = new URL(url!)
  expect((await app.get(pathname + search)).body).toContain('The saved search has been removed')
  const pressed = await app.app.inject({
    method: 'POST',
    url: pathname + search,
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(pressed.statusCode).toBe(200)
})
