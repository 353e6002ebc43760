import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobBrief } from '#features/job-cards/schema.ts'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { saveProfile } from '#features/profiles/index.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
const seattle = { city: 'Seattle', state: 'WA', zip: '98101', lat: 47.61, lon: -122.33 }
const posted = (day: number) => ({ postedAt: new Date(Date.UTC(2026, 10, day)) })
beforeAll(async () => {
  app = await testApp()
  const harbor = await addEmployer(app.db, 'Harbor Health')
  await saveJobs(app.db, harbor, null, [
    draft('N-new', { title: 'Registered Nurse', ...seattle, ...posted(19) }),
    draft('P-old', { title: 'Police Officer', ...seattle, ...posted(2), categories: [] }),
    draft('P-near', { title: 'Police Officer', ...posted(1), categories: ['protective-service'] }),
    draft('C-clear', { title: 'Clerk', ...seattle, ...posted(3), categories: [], clearance: 'Secret' }),
    draft('C-top', { title: 'Cook', ...seattle, ...posted(4), categories: [], clearance: 'Top Secret' }),
  ])
})
afterAll(() => app.close())

const search = async (path: string, session?: string) =>
  (await app.get(`/jobs/search${path}`, { as: 'json', session })).json() as {
    jobs: JobBrief[]
    own: { occupation: { label: string; href: string } | null } | null
  }
const titles = ({ jobs }: { jobs: JobBrief[] }) =>
  jobs.map(({ title, addressShort }) => `${title}, ${addressShort}`)

async function infantryman() {
  const { session, id } = await app.signIn({ firstName: 'Maria' })
  const { occupation, corps } = await app.db
    .selectFrom('military_occupations')
    .select(['id as occupation', 'corps_id as corps'])
    .where('code', '=', '11B')
    .where('active', '=', true)
    .executeTakeFirstOrThrow()
  await saveProfile(app.db, id, {
    corpsId: corps,
    occupationIds: [occupation],
    zip: '23510',
    securityClearance: 'Secret',
    jobInterests: ['protective-service'],
  })
  return session
}

test('in an empty search, jobs that fit the profile come first, with the reasons', async () => {
  const session = await infantryman()
  const matches = await search('', session)
  expect(titles(matches).slice(0, 2)).toEqual(['Police Officer, Norfolk, VA', 'Police Officer, Seattle, WA'])
  expect(matches.jobs[0]!.fits).toEqual([
    'Fits your occupation 11B',
    'In a field you are interested in',
    'Less than a mile from your home',
  ])
  expect(matches.jobs[1]!.fits).toEqual(['Fits your occupation 11B'])
  expect(matches.jobs.find(({ title }) => title === 'Clerk')!.fits).toEqual([
    'Asks for the clearance you have: Secret',
  ])
  expect(matches.jobs.find(({ title }) => title === 'Cook')!.fits).toBeUndefined()
  expect((await app.get('/jobs/search', { session })).body).toContain('Fits your occupation 11B')
})

test('among equally relevant jobs the one that fits the profile comes first; other orders stay', async () => {
  const session = await infantryman()
  expect(titles(await search('?q=police', session))[0]).toBe('Police Officer, Norfolk, VA')
  expect(titles(await search('?q=police'))[0]).toBe('Police Officer, Seattle, WA')
  expect(titles(await search('?sort=newest', session))).toEqual(titles(await search('?sort=newest')))
})

test('visitors, and people with an empty profile, get unpersonalized results', async () => {
  const { session } = await app.signIn()
  const [own, visitor] = [await search('', session), await search('')]
  expect(titles(own)).toEqual(titles(visitor))
  expect(visitor.jobs.every(({ fits }) => fits === undefined)).toBe(true)
  expect(visitor.own).toBeNull()
})

test('the search by occupation offers the viewer’s own, or suggests adding it to the profile', async () => {
  const session = await infantryman()
  const { own } = await search('?tab=mos', session)
  expect(own!.occupation!.label).toMatch(/^11B Infantryman/)
  const jobs = await search(own!.occupation!.href.replace('/jobs/search', ''), session)
  expect(jobs.jobs[0]!.mos).toBeDefined()
  expect((await app.get('/jobs/search?tab=mos', { session })).body).toContain('My occupation')
  const newcomer = await app.signIn()
  expect((await app.get('/jobs/search?tab=mos', { session: newcomer.session })).body).toContain(
    'Add your MOS to your profile to find relevant jobs.',
  )
})
