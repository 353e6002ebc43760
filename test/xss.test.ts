// Design: security, 'Browser': what could run, in every text that people and their employers give, on every page that shows
// it. What a browser would make of content pages is tried in features/content.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { sendMail } from '#lib/mail.ts'
import { type TestApp, testApp } from './harness.ts'

const hostile = `"><img src=x onerror=alert(1)></title></textarea></script><script>alert(1)</script>\r\nBcc: eve@evil.example`
const address = 'javascript:alert(1)//'

let app: TestApp
let maria: { id: string; session: string }
let admin: { id: string; session: string }
let mentor: { id: string; session: string }
let job: string
/** where the job is, by its title */
let title: string

const send = async (url: string, body: Record<string, unknown>, { session } = maria) => {
  const answer = await app.send('POST', url, { session, body })
  expect([url, answer.statusCode, answer.json().errors]).toEqual([url, expect.any(Number), undefined])
  return answer.json()
}

beforeAll(async () => {
  app = await testApp()
  maria = await app.signIn({ email: 'maria@example.org' })
  admin = await app.signIn({ type: 'Admin' })
  mentor = await app.signIn({ type: 'Mentor', firstName: hostile })
  const employer = await addEmployer(app.db, hostile)
  await saveJobs(app.db, employer, null, [
    draft('N-1', {
      title: hostile,
      agency: hostile,
      subagency: hostile,
      city: hostile,
      applyUrl: null,
      applyEmail: 'jobs@harbor.example',
    }),
    draft('N-2', { applyUrl: address }),
  ])
  job = (
    await app.db.selectFrom('jobs').select('id').where('reference', '=', 'N-1').executeTakeFirstOrThrow()
  ).id
  title = String((await app.get(`/jobs/${job}`)).headers.location)
  await typeEverything()
})
afterAll(() => app.close())

/** Maria, and the staff about Maria, fill in every field. */
async function typeEverything() {
  const edit = `/profile/${maria.id}/edit`
  await send(`${edit}/about`, {
    firstName: hostile.slice(0, 100),
    lastName: hostile.slice(0, 100),
    about: hostile,
  })
  const row = {
    'work.0.kind': 'work',
    'work.0.title': hostile,
    'work.0.organization': hostile,
    'work.0.description': hostile,
  }
  await send(`${edit}/work`, {
    ...row,
    'work.1.kind': 'education',
    'work.1.title': address,
    'work.1.organization': address,
  })
  await send(`${edit}/privacy`, { isFindable: 'on', isPublic: 'on' })
  await send('/my-saved-searches', {
    name: hostile.slice(0, 100),
    query: `q=${encodeURIComponent(hostile)}`,
    frequency: 'daily',
    timeZone: 'America/New_York',
  })
  const { id } = await send('/jobs/applications', { jobId: job })
  await send(`/jobs/applications/${id}`, { notes: hostile, status: 'INTERVIEWING' })
  await send(`/jobs/${job}/favorite`, { favorite: true })
  await send(`/jobs/${job}/apply`, { message: hostile })
  await send(`/jobs/${job}/recommend`, { mentee: maria.id, note: hostile }, mentor)
  const badge = await send('/admin/badges', { name: hostile.slice(0, 40), icon: 'star' }, admin)
  await send('/admin/users/set-badges', { user: maria.id, badges: [badge.id] }, admin)
  await send(
    '/admin/ranks/army-e-5-sgt/edit',
    { title: hostile.slice(0, 60), grade: 'E-5', description: hostile, corp: 'army' },
    admin,
  )
  await sendMail(app.db, {
    to: 'maria@example.org',
    themeId: null,
    kind: 'notice',
    subject: hostile,
    text: hostile,
    html: '<p>Hello</p>',
  })
}

const pages: [who: () => { session: string } | undefined, path: () => string][] = [
  [() => maria, () => `/profile/${maria.id}`],
  [() => undefined, () => `/profile/${maria.id}`],
  ...['about', 'work', 'service', 'privacy'].map(
    (part) => [() => maria, () => `/profile/${maria.id}/edit/${part}`] as (typeof pages)[number],
  ),
  ...[
    '/account',
    '/account/sessions',
    '/account/files',
    '/my-saved-searches',
    '/jobs/applications',
    '/jobs/favorites',
    '/recommendations/list',
    '/jobs/search',
    '/',
  ].map((path) => [() => maria, () => path] as (typeof pages)[number]),
  [() => maria, () => title],
  [() => maria, () => `/jobs/${job}/apply`],
  [() => maria, () => `/jobs/${job}/recommended?by=${mentor.id}`],
  [() => undefined, () => `/jobs/search?q=${encodeURIComponent(hostile)}&l=${encodeURIComponent(hostile)}`],
  [() => undefined, () => `/user/login?redirectTo=${encodeURIComponent(hostile)}`],
  [() => undefined, () => `/forgot?e=${encodeURIComponent(hostile)}`],
  [() => mentor, () => `/users/search?q=${encodeURIComponent(hostile)}`],
  [() => admin, () => `/users/search`],
  [() => admin, () => `/users/search?job=${job}`],
  [() => admin, () => `/admin/users/${maria.id}`],
  [() => admin, () => `/admin/users/${maria.id}/edit`],
  [() => admin, () => `/admin/account-switch/${maria.id}`],
  [() => admin, () => '/admin/audit'],
  [() => admin, () => '/admin/mail'],
  [() => admin, () => '/admin/badges'],
  [() => admin, () => '/admin/feeds'],
  [() => admin, () => '/admin/ranks/army-e-5-sgt/edit'],
]

test.each(pages)('page %#: what was typed is text', async (who, path) => {
  const answer = await app.get(path(), { session: who()?.session })
  expect([path(), answer.statusCode]).toEqual([path(), 200])
  const data = /<script data-page[^>]*>(.*?)<\/script>/s.exec(answer.body)![1]!
  JSON.parse(data)
  const html = answer.body.replace(data, '')
  expect(html).not.toMatch(/<img src=x|<script>alert|href="javascript:|src="javascript:/i)
})

test('what was typed is found again, so that the pages were not empty', async () => {
  const profile = await app.get(`/profile/${maria.id}`, { session: maria.session })
  expect(profile.body).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

test('feeds and files for programs carry text too', async () => {
  const rss = await app.get('/jobs/search.rss')
  expect(rss.body).not.toMatch(/<img src=x|<script>alert/)
  const csv = await app.get('/users/search.csv', { session: admin.session })
  expect(csv.headers['content-disposition']).toMatch(/^attachment/)
  expect(csv.headers['x-content-type-options']).toBe('nosniff')
})

test('no mail has a second line in its subject, or markup of others', async () => {
  const mails = await app.db.selectFrom('mails').select(['subject', 'html_body']).execute()
  expect(mails.length).toBeGreaterThan(1)
  for (const { subject, html_body } of mails) {
    expect(subject).not.toMatch(/[\r\n]/)
    expect(html_body).not.toMatch(/<img src=x|<script>|href="javascript:/i)
  }
})
