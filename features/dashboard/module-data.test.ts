// What each kind of module shows to whom.
import { expect, test } from 'vitest'
import { jobId } from '#features/jobs/index.ts'
import { addEmployer } from '#features/jobs/job.fixture.ts'
import { app, clear, dataOf, harbor, module, openSite } from './dashboard.fixture.ts'

openSite()

test('a profile without what a module needs is told what to add', async () => {
  await clear()
  const { session, id } = await app.signIn()
  const expected = {
    jobsByMOS: 'Add your MOS to your profile to find relevant jobs.',
    jobInterestTrainings: 'Update your job interests to see results.',
    jobsByCategory: 'Add job interests to your profile to find relevant jobs.',
    jobsNearYou: 'Add your ZIP code to your profile to find jobs near you.',
    mosInfo: 'Add your MOS to your profile to see the civilian careers it leads to.',
    rankInfo: 'Add your rank to your profile.',
    securityClearance: 'Add your security clearance to your profile.',
    militaryCertifications: 'Add your MOS to your profile to see the certifications that fit it.',
  }
  for (const [type, text] of Object.entries(expected)) {
    const data = await dataOf(session, await module({ type }))
    expect([type, data.hint]).toMatchObject([
      type,
      { text, href: expect.stringContaining(`/profile/${id}/edit/`) },
    ])
  }
})

/** @returns the session of a combat medic who lives there and has this interest */
async function medicIn(zip: string, interest: string): Promise<string> {
  const { session, id } = await app.signIn()
  await app.db
    .insertInto('profiles')
    .values({ user_id: id, zip, job_interests: [interest] })
    .execute()
  const service = { corps_id: 'army', occupation_id: 'army-68w-enlisted', rank_id: 'army-e-5-sgt' }
  await app.db
    .insertInto('service_records')
    .values({ user_id: id, position: 0, ...service })
    .execute()
  return session
}

test('a module with nothing to show says so in the words of its kind', async () => {
  await clear()
  const session = await medicIn('99501', 'nothing-like-it')
  const idle = await addEmployer(app.db, 'Idle Harbor')
  const cases: [string, object, string][] = [
    ['jobsByEmployer', { employer: idle }, 'No jobs found.'],
    ['jobsByCategory', {}, 'No jobs found.'],
    ['jobsByMOS', {}, 'No jobs found.'],
    ['jobsNearYou', {}, 'No jobs found in your area'],
    ['jobsByLocation', { location: '99501' }, 'No jobs found in the selected location'],
    ['themeTrainings', {}, 'No results.'],
    ['jobInterestTrainings', {}, 'No results.'],
    ['nycExams', {}, 'You have no recommended exams yet.'],
    ['latestMentorRecommendation', {}, 'You have no recommendations yet.'],
    ['myTeams', {}, 'Nothing to show'],
  ]
  for (const [type, options, words] of cases) {
    const one = await module({ type, options })
    expect([type, (await app.get(`/dashboard/modules/${one}`, { session })).body]).toEqual([
      type,
      expect.stringContaining(words),
    ])
  }
})

test('jobs for the occupation are searched with branch, rank and 50 miles, those of interests with 100', async () => {
  await clear()
  const session = await medicIn('23510', 'healthcare')
  const hrefOf = async (type: string) =>
    new URLSearchParams(String((await dataOf(session, await module({ type }))).href).split('?')[1])
  expect(Object.fromEntries(await hrefOf('jobsByMOS'))).toEqual({
    ...{ c: 'army', o: 'army-68w-enlisted', rank: 'army-e-5-sgt', l: '23510', r: '50' },
  })
  expect(Object.fromEntries(await hrefOf('jobsByCategory'))).toEqual({
    cat: 'healthcare',
    l: '23510',
    r: '100',
  })
})

test('a clearance of None is left out, a past one says when it ended', async () => {
  await clear()
  const clearance = await module({ type: 'securityClearance', title: 'Clearance' })
  const person = async (security_clearance: string, ended: string) => {
    const { session, id } = await app.signIn()
    const clearance_ended_on = new Date(ended)
    await app.db
      .insertInto('profiles')
      .values({ user_id: id, security_clearance, clearance_ended_on })
      .execute()
    return session
  }
  const hidden = await app.get(`/dashboard/modules/${clearance}`, {
    as: 'json',
    session: await person('None', '2020-01-01'),
  })
  expect(hidden.json()).toEqual({ module: null })
  const past = (
    await app.get(`/dashboard/modules/${clearance}`, { session: await person('Secret', '2020-03-14') })
  ).body
  expect(past).toContain('good for 24 months after separation')
  expect(past).toMatch(/Ended.*Mar 14, 2022/s)
})

test('near you: jobs within the miles that were asked, also from the ones asked later', async () => {
  await clear()
  const { session, id } = await app.signIn()
  await app.db.insertInto('profiles').values({ user_id: id, zip: '23510' }).execute()
  const near = await module({ type: 'jobsNearYou' })
  expect((await dataOf(session, near)).near).toEqual({ zip: '23510', miles: 25, within: 25 })
  expect((await dataOf(session, near, '?miles=3')).near).toEqual({ zip: '23510', miles: 3, within: 5 })
  expect((await dataOf(session, near, '?miles=900')).near).toEqual({ zip: '23510', miles: 25, within: 25 })
})

test('applications are one’s own, by stage', async () => {
  await clear()
  const { session } = await app.signIn()
  const other = await app.signIn()
  const id = await module({ type: 'jobApplicationsTracking' })
  const body = { jobId: jobId(harbor, 'N-1'), status: 'APPLIED' }
  await app.send('POST', '/jobs/applications', { session, body })
  expect(await dataOf(session, id)).toMatchObject({
    total: 1,
    rows: [{ title: 'Registered Nurse', status: 'Applied' }],
  })
  expect(await dataOf(other.session, id)).toMatchObject({ total: 0, rows: [] })
})

test('the last job that a mentor recommended, until it is done', async () => {
  await clear()
  const { session, id } = await app.signIn()
  const mentor = await app.signIn({ firstName: 'Walter', lastName: 'Jennings' })
  const one = await module({ type: 'latestMentorRecommendation' })
  const values = {
    mentor_id: mentor.id,
    mentee_id: id,
    kind: 'job',
    subject_id: jobId(harbor, 'G-A'),
    note: 'Try this.',
  }
  await app.db.insertInto('recommendations').values(values).execute()
  expect(await dataOf(session, one)).toMatchObject({
    latest: { mentor: 'Walter Jennings', note: 'Try this.', title: 'Security Guard A' },
  })
  await app.db.updateTable('recommendations').set({ completed_at: new Date() }).execute()
  expect(await dataOf(session, one)).toMatchObject({ latest: null })
  const { body } = await app.get(`/dashboard/modules/${one}`, { session })
  expect(body).toContain('You have no recommendations yet.')
})
