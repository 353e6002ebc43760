import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HashedDraft, jobId, promoteJobs, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { readSettings } from '../../config.ts'
import { sendAlerts } from './alerts.ts'
import { nextMorning } from './saved-searches.ts'

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

test('a search is saved with all parameters and described in words; only its owner changes or removes it', async () => {
  const { session } = await app.signIn({ firstName: 'Maria' })
  const query = 'q=nurse&l=23510&r=25&type=Full-time&remote=true&employer=&utm=spring'
  const fresh = await app.get(`${list}/new?${query}`, { session })
  expect(fresh.body).toContain('Nurse jobs near Norfolk, VA')
  expect(fresh.body).toContain('within 25 miles')
  const { id } = (await save(session, { name: 'Nurse', query, frequency: 'weekly' })).json()
  const [search] = await searchesOf(session)
  expect(search).toMatchObject({ id, name: 'Nurse', frequency: 'weekly' })
  expect(search.href).toBe('/jobs/search?q=nurse&l=23510&type=Full-time&remote=true&r=25&utm=spring')
  expect((await app.get(list, { session })).body).toContain('Every Monday'.toLowerCase().replace('m', 'M'))

  const james = await app.signIn({ firstName: 'James' })
  const change = { ...form, name: 'Mine' }
  for (const [method, path] of [
    ['PUT', `${list}/${id}/edit`],
    ['POST', `${list}/${id}/delete`],
    ['DELETE', `${list}/${id}`],
  ] as const)
    expect((await app.send(method, path, { session: james.session, body: change })).statusCode, path).toBe(
      404,
    )
  expect((await app.get(`${list}/${id}/edit`, { session: james.session })).statusCode).toBe(404)

  await app.send('POST', `${list}/${id}/edit`, {
    session,
    body: { ...form, name: 'Nursing', frequency: 'off' },
  })
  expect(await searchesOf(session)).toMatchObject([{ name: 'Nursing', frequency: 'off', href: search.href }])
  await app.send('DELETE', `${list}/${id}`, { session })
  expect(await searchesOf(session)).toEqual([])
  expect((await app.get(list, { session })).body).toContain('Nothing saved.')
})

test('the query of a saved search can be changed, but not to an unknown place', async () => {
  const { session } = await app.signIn({ firstName: 'Maria' })
  const { id } = (await save(session, { name: 'Nurse', query: 'q=nurse&l=23510&type=Full-time' })).json()
  const edit = `${list}/${id}/edit`
  const page = (await app.get(edit, { as: 'json', session })).json()
  const typed = {
    ...form,
    name: 'Welder',
    frequency: 'off',
    query: page.queryText,
    q: 'welder',
    l: 'Norfolk, VA',
    r: '10',
  }
  expect((await app.send('POST', edit, { session, body: { ...typed, l: 'Fort Hallow' } })).json()).toEqual({
    errors: { l: 'Your location might be invalid, please check or remove them.' },
  })
  // What a search understands can be saved.
  await app.send('POST', edit, { session, body: { ...typed, l: 'Virginia' } })
  expect(await searchesOf(session)).toMatchObject([
    { href: '/jobs/search?q=welder&l=Virginia&type=Full-time&r=10' },
  ])
  await app.send('POST', edit, { session, body: typed })
  expect(await searchesOf(session)).toMatchObject([
    { name: 'Welder', href: '/jobs/search?q=welder&l=Norfolk%2C+VA&type=Full-time&r=10' },
  ])
  await app.send('POST', edit, {
    session,
    body: { ...typed, query: 'q=welder&type=Full-time', q: '', l: '' },
  })
  expect((await searchesOf(session))[0].href).toBe('/jobs/search?type=Full-time&r=10')
  expect((await save(session, { query: 'l=Fort Hallow' })).statusCode).toBe(422)
})

test('saving the same search twice, or at the same time, saves one', async () => {
  const { session } = await app.signIn({ firstName: 'Maria' })
  const search = { name: 'Nurse', query: 'q=nurse&l=23510', frequency: 'off' }
  const all = await Promise.all(Array.from({ length: 8 }, () => save(session, search)))
  expect(new Set(all.map((answer) => answer.json().id)).size).toBe(1)
  await save(session, { ...search, frequency: 'weekly' })
  expect(await searchesOf(session)).toMatchObject([{ name: 'Nurse', frequency: 'weekly' }])
  await save(session, { ...search, name: 'Nurse in Norfolk' })
  await save(session, { ...search, query: 'q=nurse&l=23510&r=25' })
  const searches: { id: string }[] = await searchesOf(session)
  expect(searches).toHaveLength(3)
  for (const { id } of searches) await app.send('DELETE', `${list}/${id}`, { session })
})

test('a person has fifty at most; unknown time zones and frequencies are refused', async () => {
  const { session, id } = await app.signIn()
  const owner = await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()
  const one = { user_id: id, theme_id: owner.id, name: 'x', query: '{}', frequency: 'off', time_zone: 'UTC' }
  await app.db.insertInto('saved_searches').values(Array(50).fill(one)).execute()
  expect((await save(session, {})).json().errors.form).toContain('50 saved searches')
  for (const wrong of [{ timeZone: 'Mars/Olympus' }, { frequency: 'hourly' }, { name: 'x'.repeat(101) }])
    expect((await save(session, wrong)).statusCode).toBe(422)
})

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

test.each([
  ['daily', '2026-11-21T10:00:00Z', 'America/New_York', '2026-11-21T12:00:00.000Z'],
  ['daily', '2026-11-21T12:00:00Z', 'America/New_York', '2026-11-22T12:00:00.000Z'],
  ['daily', '2026-03-07T20:00:00Z', 'America/New_York', '2026-03-08T11:00:00.000Z'],
  ['weekly', '2026-11-21T10:00:00Z', 'Asia/Seoul', '2026-11-22T22:00:00.000Z'],
  ['weekly', '2026-11-23T13:00:00Z', 'America/New_York', '2026-11-30T12:00:00.000Z'],
  ['off', '2026-11-21T10:00:00Z', 'UTC', undefined],
])('%s after %s in %s comes at %s', async (frequency, now, zone, expected) => {
  const next = nextMorning(sql`${frequency}::text`, sql`${zone}::text`, new Date(now))
  const { rows } = await sql<{ next: Date | null }>`select ${next} as next`.execute(app.db)
  expect(rows[0]!.next?.toISOString()).toBe(expected)
})

test('the owner of a search cannot be changed by what is sent', async () => {
  const [maria, tom] = [await app.signIn(), await app.signIn()]
  const more = {
    ...{ user_id: tom.id, userId: tom.id, theme_id: tom.id, themeId: tom.id, theme: tom.id },
    ...{ told_until: '2000-01-01', toldUntil: '2000-01-01', next_at: '2000-01-01', isAdmin: true },
  }
  const body = { ...form, name: 'Nurse', query: 'q=nurse', ...more }
  const { id } = (await app.send('POST', list, { session: maria.session, body })).json()
  const row = () =>
    app.db.selectFrom('saved_searches').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const before = await row()
  expect(before.user_id).toBe(maria.id)
  expect(before.told_until.getFullYear()).toBeGreaterThan(2000)
  const put = { session: maria.session, body: { ...body, id: tom.id } }
  expect((await app.send('PUT', `${list}/${id}/edit`, put)).statusCode).toBe(200)
  const { updated_at, next_at, ...after } = await row()
  expect(before).toMatchObject(after)
})
