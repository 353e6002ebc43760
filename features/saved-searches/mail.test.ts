// The mails of saved searches: what they say, who gets them, and how they are stopped.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HashedDraft, jobId, promoteJobs, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { readSettings } from '../../config.ts'
import { sendAlerts } from './alerts.ts'

let app: TestApp
let harbor: string
const settings = readSettings({ NODE_ENV: 'test' })
const hour = 3_600_000
const day = 24 * hour
beforeAll(async () => {
  app = await testApp()
  harbor = await addEmployer(app.db, 'Harbor Health')
})
afterAll(() => app.close())

const list = '/my-saved-searches'
const form = { name: '', frequency: 'daily', timeZone: 'America/New_York', query: '' }
const save = (session: string, change: Partial<typeof form>) =>
  app.send('POST', list, { session, body: { ...form, ...change } })
const searchesOf = async (session: string) => (await app.get(list, { as: 'json', session })).json().searches

/** Saves jobs that count as first seen at a moment. */
async function post(at: Date, ...jobs: [string, Partial<HashedDraft>?][]) {
  await saveJobs(
    app.db,
    harbor,
    null,
    jobs.map(([reference, change]) => draft(reference, change)),
  )
  const references = jobs.map(([reference]) => reference)
  await app.db.updateTable('jobs').set({ created_at: at }).where('reference', 'in', references).execute()
  // The index also stores the time.
  await promoteJobs(
    app.db,
    references.map((reference) => jobId(harbor, reference)),
    null,
  )
}
const later = (ms: number) => new Date(Date.now() + ms)
const tell = (now: Date) => sendAlerts(app.db, { settings, now })
const mailsTo = (email: string) =>
  app.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id').execute()

test('a mail lists each new job once, ten at most, with links to all and to unsubscribe', async () => {
  const email = 'grace@example.org'
  const { session } = await app.signIn({ firstName: 'Grace', email })
  await post(new Date(Date.now() - day), ['OLD-1', { title: 'Welder of Old' }])
  await save(session, { name: 'Welders', query: 'q=welder' })
  await post(
    later(hour),
    ...Array.from({ length: 12 }, (_, i): [string, Partial<HashedDraft>] => [
      `W-${i}`,
      { title: `Welder ${i}` },
    ]),
    ['W-other', { title: 'Nurse' }],
  )
  expect(await tell(later(2 * day))).toBe(1)
  expect(await tell(later(2 * day))).toBe(0)
  const [mail, ...more] = await mailsTo(email)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ subject: '12 new jobs: Welders', kind: 'saved-search' })
  expect(mail!.text_body.match(/^Welder \d+$/gm)).toHaveLength(10)
  expect(mail!.text_body).toContain('View all 12 new jobs')
  expect(mail!.text_body).not.toContain('Welder of Old')
  expect(mail!.html_body).toContain('Unsubscribe from this search')

  // A job that changes or comes back is not new.
  await saveJobs(app.db, harbor, null, [draft('W-1', { title: 'Welder 1, better paid' })])
  expect(await tell(later(3 * day))).toBe(0)
  await post(later(3 * day + hour), ['W-new', { title: 'Welder by Night' }])
  await tell(later(5 * day))
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
    '12 new jobs: Welders',
    'One new job: Welders',
  ])
})

test('who follows a company gets its new jobs, and no other’s', async () => {
  const email = 'fay@example.org'
  const { session } = await app.signIn({ firstName: 'Fay', email })
  await save(session, { query: `employer=${harbor}` })
  const other = await addEmployer(app.db, 'Other Health')
  await saveJobs(app.db, other, null, [draft('F-other', { title: 'Falcon Keeper elsewhere' })])
  // The newest, which a mail begins with: there are more than it lists.
  await post(later(hour), ['F-1', { title: 'Falcon Keeper here', postedAt: new Date() }])
  await tell(later(2 * day))
  const mails = await mailsTo(email)
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('new job')])
  expect(mails[0]!.text_body).toContain('Falcon Keeper here')
  expect(mails[0]!.text_body).not.toContain('Falcon Keeper elsewhere')
})

test('people who are disabled or not activated get no mail', async () => {
  for (const [email, change] of [
    ['disabled@example.org', { disabled_at: new Date() }],
    ['unproven@example.org', { activated_at: null }],
  ] as const) {
    const { session, id } = await app.signIn({ email })
    await save(session, { query: 'q=zookeeper' })
    await app.db.updateTable('users').set(change).where('id', '=', id).execute()
  }
  await post(later(hour), ['Z-1', { title: 'Zookeeper' }])
  expect(await tell(later(2 * day))).toBe(0)
})

test('a crash halfway sends nothing twice', async () => {
  const emails = ['ada@example.org', 'ben@example.org']
  for (const email of emails) await save((await app.signIn({ email })).session, { query: 'q=falconer' })
  await post(later(hour), ['F-1', { title: 'Falconer' }])
  // The second mail cannot be written: the process ends there, and the task starts again.
  await sql`create function no_ben() returns trigger language plpgsql as $$
    begin if new.recipient = 'ben@example.org' then raise exception 'crash'; end if; return new; end $$`.execute(
    app.db,
  )
  await sql`create trigger no_ben before insert on mails for each row execute function no_ben()`.execute(
    app.db,
  )
  await expect(tell(later(2 * day))).rejects.toThrow('crash')
  await sql`drop trigger no_ben on mails`.execute(app.db)
  await Promise.all([tell(later(2 * day)), tell(later(2 * day))])
  for (const email of emails) expect(await mailsTo(email), email).toHaveLength(1)
})

test('the unsubscribe link works without signing in, and only with its signature', async () => {
  const email = 'lin@example.org'
  const { session } = await app.signIn({ email })
  await save(session, { name: 'Brewers', query: 'q=brewer' })
  await post(later(hour), ['B-1', { title: 'Brewer' }])
  await tell(later(2 * day))
  const [mail] = await mailsTo(email)
  const { pathname, search } = new URL(mail!.unsubscribe_url!)
  const path = pathname + search
  expect((await app.get(path)).body).toContain('Unsubscribe from this search?')
  const forged = await app.app.inject({ method: 'POST', url: `${path}x`, headers: { host: 'localhost' } })
  expect(forged.statusCode).toBe(404)
  const press = (type: string, payload: string) =>
    app.app.inject({
      method: 'POST',
      url: path,
      headers: { host: 'localhost', 'content-type': type },
      payload,
    })
  // A mail program follows no redirect (RFC 8058, section 3.1), and may send either kind of form.
  const oneClick = await press('application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click')
  expect([oneClick.statusCode, oneClick.headers.location]).toEqual([200, undefined])
  const parts =
    '--part\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--part--\r\n'
  expect((await press('multipart/form-data; boundary=part', parts)).statusCode).toBe(200)
  expect((await press('application/x-www-form-urlencoded', '')).statusCode).toBe(303)
  expect((await searchesOf(session))[0].frequency).toBe('off')
  expect((await app.get(path)).body).toContain('Unsubscribed')
})
