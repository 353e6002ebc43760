import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { expireJobs, jobId, saveJobs } from './index.ts'
import { addEmployer, draft } from './job.fixture.ts'

let app: TestApp
let harbor: string
beforeAll(async () => {
  app = await testApp()
  harbor = await addEmployer(app.db, 'Harbor Health')
  await saveJobs(app.db, harbor, null, [
    draft('N-1', {
      description: '<p>Care &amp; compassion. &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    }),
    draft('N-2', { title: 'Nurse Educator', applyUrl: null, applyEmail: 'careers@harbor.example' }),
    draft('G-1', { title: 'Travel Nurse' }),
  ])
  await expireJobs(app.db, [jobId(harbor, 'G-1')])
})
afterAll(() => app.close())

const pathOf = async (title: string): Promise<string> => {
  const { jobs } = (await app.get(`/jobs/search?q="${title}"`, { as: 'json' })).json()
  return jobs[0].href
}

test('a search is a complete page without script: jobs, filled fields, filters, share card', async () => {
  const { body } = await app.get('/jobs/search?q=nurse&l=23510&r=25&type=Full-time')
  expect(body).toContain('<title data-inertia="">Nurse jobs near Norfolk, VA | Harbor Veterans</title>')
  for (const title of ['Registered ', 'Educator']) expect(body).toContain(title)
  expect(body).toMatch(/<input type="search"[^>]*name="q"[^>]*value="nurse"/)
  expect(body).toMatch(/<option value="25" selected="">/)
  expect(body).toMatch(/<input[^>]*checked=""[^>]*value="Full-time"/)
  expect(body).toContain('Apply filters')
  expect(body).toContain('aria-label="Remove Full-time"')
  expect(body).toMatch(/<meta property="og:title" content="Nurse jobs near Norfolk, VA"/)
  expect(body).toMatch(/<link rel="alternate" type="application\/rss\+xml"[^>]*href="\/jobs\/search\.rss\?/)
  expect(body).toMatch(/<link rel="canonical" href="http:\/\/localhost\/jobs\/search\?/)
})

test('the same URL answers JSON with the keys of the specification', async () => {
  const answer = (await app.get('/jobs/search?q=nurse', { as: 'json' })).json()
  expect(answer).toMatchObject({
    totalDocs: 2,
    jobs: [{ employer: { name: 'Harbor Health', logo: null } }, {}],
  })
  const card =
    'id title addressShort employer agency subagency wage careerLevel type favorited createdAt isRemote isHybrid'
  for (const key of card.split(' ')) expect(answer.jobs[0]).toHaveProperty(key)
  expect(answer.jobs[0]).not.toHaveProperty('score')
  expect(answer).not.toHaveProperty('viewer')
})

test('only staff who match people and jobs see the score', async () => {
  const { session } = await app.signIn({ type: 'Mentor' })
  const { jobs } = (await app.get('/jobs/search?q=nurse', { as: 'json', session })).json()
  expect(Object.keys(jobs[0].score.factors)).toEqual(
    expect.arrayContaining(['title', 'description', 'paramA', 'paramB']),
  )
  expect((await app.get('/jobs/search?q=nurse', { session })).body).toMatch(
    /(Low|Fair|Strong) match, \d+ of 100/,
  )
})

test('what a score measured is said in 160 characters at most', async () => {
  const { session } = await app.signIn({ type: 'Mentor' })
  const rank = `E-7 ${'with a very long name '.repeat(20)}`
  const url = `/jobs/search?o=68W&c=army&l=Norfolk, VA&rank=E-7&_rank=${encodeURIComponent(rank)}`
  const { jobs } = (await app.get(url, { as: 'json', session })).json()
  const { paramA, paramB } = jobs[0].score.parameters
  expect(paramA).toMatch(/^68W .*…$/)
  expect(paramA.length).toBeLessThanOrEqual(160)
  expect(paramA.length).toBeGreaterThan(130)
  expect(paramB).toMatch(/^(\d+ miles|less than a mile) from Norfolk, VA; posted (today|\d+ days? ago)$/)
  expect((await app.get(url, { session })).body).toContain(' from Norfolk, VA; posted')
  const words = (await app.get('/jobs/search?q=nurse', { as: 'json', session })).json()
  expect(words.jobs[0].score.parameters.paramA).toBeNull()
})

test('a job page says how to apply, and its structured data cannot close its script element', async () => {
  const { body } = await app.get(await pathOf('registered nurse'))
  expect(body).toContain('Care &amp; compassion.')
  expect(body).toMatch(
    /<a [^>]*href="https:\/\/harbor\.example\/jobs\/N-1"[^>]*rel="noopener nofollow"|rel="noopener nofollow"[^>]*href="https:\/\/harbor\.example\/jobs\/N-1"/,
  )
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)!
  expect(JSON.parse(json!)).toMatchObject({ '@type': 'JobPosting', title: 'Registered Nurse' })
  expect(json).not.toContain('<')
  const mail = await app.get(await pathOf('nurse educator'))
  expect(mail.body).toContain('href="mailto:careers@harbor.example?subject=')
})

test('the page of a job, also of one that has expired, shows what this person has saved and applied for', async () => {
  const [maria, james] = [await app.signIn({ firstName: 'Maria' }), await app.signIn({ firstName: 'James' })]
  const [nurse, educator] = [jobId(harbor, 'N-1'), jobId(harbor, 'N-2')]
  const path = await pathOf('Registered Nurse')
  const seen = async (session?: string) => {
    const { job, similar, application } = (await app.get(path, { as: 'json', session })).json()
    const saved = [job, ...similar].filter(({ favorited }) => favorited).map(({ id }) => id)
    return { saved, status: application?.status ?? null }
  }
  expect(await seen(maria.session)).toEqual({ saved: [], status: null })
  for (const id of [nurse, educator])
    await app.send('POST', `/jobs/${id}/favorite`, { session: maria.session, body: { favorite: true } })
  const body = { jobId: nurse, status: 'INTERESTED' }
  const followed = await app.send('POST', '/jobs/applications', { session: maria.session, body })
  expect(followed.statusCode).toBeLessThan(300)
  expect(await seen(maria.session)).toEqual({ saved: [nurse, educator], status: 'INTERESTED' })
  for (const session of [james.session, undefined])
    expect(await seen(session)).toEqual({ saved: [], status: null })
  const gone = await app.get(`/jobs/${jobId(harbor, 'G-1')}`, { as: 'json', session: maria.session })
  expect(gone.json().similar).toMatchObject([{ favorited: true }, { favorited: true }])
})

test('an expired job answers 410 with similar jobs', async () => {
  const gone = await app.get(`/jobs/${jobId(harbor, 'G-1')}`)
  expect(gone.statusCode).toBe(410)
  expect(gone.body).toContain('This job is no longer open')
  expect(gone.body).toContain('Nurse Educator')
  expect(gone.body).toMatch(/<meta name="robots" content="noindex"/)
})

test('no page has a style attribute: the content security policy allows none', async () => {
  for (const path of ['/', '/jobs/search?q=nurse', '/jobs/search?tab=mos', await pathOf('registered nurse')])
    expect((await app.get(path)).body, path).not.toMatch(/<[^>]+ style="/)
})

test('a visitor who saves a job without script is asked to sign in', async () => {
  const answer = await app.app.inject({
    method: 'POST',
    url: `/jobs/${jobId(harbor, 'N-1')}/favorite`,
    headers: { host: 'localhost', accept: 'text/html', referer: 'http://localhost/jobs/search?q=nurse' },
    payload: { favorite: 'true' },
  })
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe(`/user/login?redirectTo=${encodeURIComponent('/jobs/search?q=nurse')}`)
})
