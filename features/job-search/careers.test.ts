import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobBrief } from '#features/job-cards/schema.ts'
import { jobId, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { saveProfile } from '#features/profiles/index.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { engine } from './engine/engine.ts'

// What jobs are is used: by searches for a military code, similar jobs, and the order for a person, each with the reason.

let app: TestApp
let employer: string
const here = { city: 'Norfolk', state: 'VA', zip: '23510', lat: 36.85, lon: -76.29, categories: [] }

beforeAll(async () => {
  app = await testApp()
  employer = await addEmployer(app.db, 'Tidewater Works')
  await saveJobs(app.db, employer, null, [
    draft('titled', { title: 'Paramedic', description: 'Treat patients.', ...here }),
    draft('told', {
      title: 'Team Member II',
      description: '<p>We are looking for a paramedic.</p>',
      ...here,
    }),
    draft('other', {
      title: 'Team Member II',
      description: '<p>We are looking for a dental assistant.</p>',
      ...here,
    }),
    draft('silent', { title: 'Various Positions', description: '<p>Come and talk to us.</p>', ...here }),
    draft('dental', { title: 'Dental Assistant', description: 'Help chairside.', ...here }),
    draft('away', {
      title: 'Team Member II',
      description: '<p>We are looking for a dental assistant.</p>',
      ...{ city: 'Killeen', state: 'TX', zip: '76541', lat: 31.12, lon: -97.73, categories: [] },
    }),
  ])
  while (await engine.classify(app.db));
})
afterAll(() => app.close())

const search = async (path: string, session?: string) =>
  (await app.get(`/jobs/search${path}`, { as: 'json', session })).json() as {
    jobs: JobBrief[]
    totalDocs: number
    understood: { notes: string[] }
  }
const referencesOf = (jobs: { id: string }[]) => {
  const byId = new Map(
    ['titled', 'told', 'other', 'silent', 'dental', 'away'].map((name) => [jobId(employer, name), name]),
  )
  return jobs.map(({ id }) => byId.get(id))
}

test('a code finds the jobs whose text says its work, behind those whose titles say it, and says so', async () => {
  const { jobs, totalDocs } = await search('?c=army&o=68W&tab=mos')
  expect(referencesOf(jobs)).toEqual(['titled', 'told'])
  expect(totalDocs).toBe(2)
  expect(jobs[0]!.mos!.career).not.toContain('by its description')
  expect(jobs[1]!.mos!.career).toBe('Paramedics, by its description')
})

test('work that is described is what titles or texts say most surely', async () => {
  const { jobs } = await search('?q=help the dentist with patients in the chair')
  expect(referencesOf(jobs).toSorted()).toEqual(['away', 'dental', 'other'])
  expect(referencesOf((await search('?q=ride in an ambulance and save lives')).jobs)).toEqual([
    'titled',
    'told',
  ])
})

test('work that is described is as near as a job of it is, by whatever title', async () => {
  const near = await search('?q=help the dentist with patients in the chair&l=Killeen, TX')
  expect(referencesOf(near.jobs)).toEqual(['away'])
  expect(near.understood.notes).toEqual([])
})

test('staff sees in the score that the description says it', async () => {
  const { session } = await app.signIn({ type: 'Admin' })
  const { jobs } = await search('?c=army&o=68W&tab=mos', session)
  expect(jobs[1]!.score!.parameters.paramA).toMatch(/leads to Paramedics, which the description says it is/)
  expect(jobs[1]!.score!.factors.paramA).toBeLessThan(jobs[0]!.score!.factors.paramA)
})

test('staff sees no match where nothing was searched that a job could match', async () => {
  const { session } = await app.signIn({ type: 'Admin' })
  const page = async (query: string) => (await app.get(`/jobs/search${query}`, { session })).body
  expect(await page('?c=army&o=68W&tab=mos')).toMatch(/(?:Low|Fair|Strong) match/)
  expect(await page('')).not.toMatch(/(?:Low|Fair|Strong) match/)
})

test('jobs of the same work are similar, whichever of title and text says it', async () => {
  const similarTo = async (name: string) =>
    referencesOf((await app.get(`/jobs/${jobId(employer, name)}`, { as: 'json' })).json().similar)
  expect((await similarTo('told'))[0]).toBe('titled')
  expect((await similarTo('titled'))[0]).toBe('told')
  expect((await similarTo('other'))[0]).toBe('dental')
})

test('the order for a person knows what jobs are, and the reason says by what', async () => {
  const { session, id } = await app.signIn({ firstName: 'Maria' })
  const { occupation, corps } = await app.db
    .selectFrom('military_occupations')
    .select(['id as occupation', 'corps_id as corps'])
    .where('code', '=', '68W')
    .where('active', '=', true)
    .executeTakeFirstOrThrow()
  await saveProfile(app.db, id, { corpsId: corps, occupationIds: [occupation] })
  const { jobs } = await search('', session)
  expect(referencesOf(jobs).slice(0, 2)).toEqual(['titled', 'told'])
  expect(jobs[0]!.fits).toEqual(['Fits your occupation 68W'])
  expect(jobs[1]!.fits).toEqual(['Fits your occupation 68W: Paramedics, by its description'])
  expect(jobs[2]!.fits).toBeUndefined()
})
