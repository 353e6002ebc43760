// One person, several hats (decision 220): what each allows, alone and together, and what ends when one is taken.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveEmployer } from '#features/employers/index.ts'
import { jobId, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let ruth: { id: string; session: string }
let yard: string
let ferry: string
beforeAll(async () => {
  app = await testApp()
  ruth = await app.signIn({ type: 'Admin', firstName: 'Ruth', lastName: 'Calloway' })
  yard = await saveEmployer(app.db, 'Norfolk Yard', { paidSearch: true })
  ferry = await saveEmployer(app.db, 'Bay Ferry')
})
afterAll(() => app.close())

const url = (id: string) => `/admin/users/${id}/edit`
const edit = (id: string, body: Record<string, unknown>, session = ruth.session) =>
  app.send('PUT', url(id), { session, body })
const cardOf = async (id: string) =>
  (await app.get(`/admin/users/${id}`, { as: 'json', session: ruth.session })).json().user
const found = async (session: string, path = '/users/search') => {
  const answer = await app.get(path, { as: 'json', session })
  return answer.statusCode === 200
    ? answer.json().users.map(({ firstName }: { firstName: string }) => firstName)
    : answer.statusCode
}
const trailOf = async (id: string) =>
  app.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()

/** Somebody whom mentors and employers find. */
async function candidate(firstName: string, resumeShownTo = 'nobody') {
  const { id } = await app.signIn({ firstName, lastName: 'Ortiz' })
  await app.db
    .insertInto('profiles')
    .values({ user_id: id, is_findable: true, resume_shown_to: resumeShownTo })
    .execute()
  return id
}

test('a mentor who works for an employer and owns a site is each of them', async () => {
  const site = await app.addSite('Harbor', ['harbor.example.org'])
  const gus = await app.signIn({
    ...{ firstName: 'Gus', isMentor: true, employerId: yard, isThemeOwner: true, themeId: site },
    isEmployerOwner: true,
  })
  await candidate('Maria')
  expect(await found(gus.session)).toContain('Maria')
  expect((await app.get('/admin/themes', { as: 'json', session: gus.session })).statusCode).toBe(200)
  const job = await app.get('/jobs/search?menteeToRecommend=x', { as: 'json', session: gus.session })
  expect(job.statusCode).toBe(200)
  expect(await cardOf(gus.id)).toMatchObject({
    ...{ isMentor: true, isManager: true, isThemeOwner: true, isAdmin: false },
    employers: [{ name: 'Norfolk Yard', isOwner: true }],
  })
})

test('a mentor is not held up by an employer that awaits approval, nor sees what only employers may', async () => {
  const waiting = await saveEmployer(app.db, 'Quay Freight', { needsApproval: true, paidSearch: true })
  const both = await app.signIn({ firstName: 'Gus', isMentor: true, employerId: waiting })
  const alone = await app.signIn({ firstName: 'Priya', type: 'Manager', employerId: waiting })
  const lena = await candidate('Lena', 'employers')
  expect(await found(both.session)).toContain('Lena')
  expect(await found(alone.session)).toEqual([])
  const profile = async (session: string) => app.get(`/profile/${lena}`, { as: 'json', session })
  expect((await profile(both.session)).json()).not.toHaveProperty('resume')
  await app.db.updateTable('employers').set({ approved: true }).where('id', '=', waiting).execute()
  expect((await profile(both.session)).json()).toHaveProperty('resume')
  expect(await found(alone.session)).toContain('Lena')
})

test('of several employers each counts by itself: an application opens a profile to that one alone', async () => {
  const waiting = await saveEmployer(app.db, 'Pier Nine', { needsApproval: true })
  const harbor = await addEmployer(app.db, 'Harbor Health')
  await saveJobs(app.db, waiting, null, [draft('P-1')])
  const tom = await app.signIn({ firstName: 'Tom', type: 'Manager', employerId: harbor })
  await app.db.insertInto('employer_members').values({ employer_id: waiting, user_id: tom.id }).execute()
  const maria = await app.signIn({ firstName: 'Maria' })
  const applied = {
    user_id: maria.id,
    job_id: jobId(waiting, 'P-1'),
    employer_id: waiting,
    status: 'APPLIED',
  }
  await app.db
    .insertInto('applications')
    .values({ ...applied, applied_by: 'email' })
    .execute()
  const profile = () => app.get(`/profile/${maria.id}`, { as: 'json', session: tom.session })
  expect((await profile()).statusCode).toBe(404)
  await app.db.updateTable('employers').set({ approved: true }).where('id', '=', waiting).execute()
  expect((await profile()).json()).toHaveProperty('email')
})

test('staff give the mentor hat and take it: the capability goes at once, the session stays', async () => {
  const dale = await app.signIn({ firstName: 'Dale', lastName: 'Park' })
  const maria = await candidate('Aisha')
  expect(await found(dale.session)).toBe(403)
  expect((await edit(dale.id, { isMentor: true })).statusCode).toBe(200)
  expect((await edit(dale.id, { isMentor: true })).statusCode).toBe(200)
  expect(await found(dale.session)).toContain('Aisha')
  expect(await cardOf(dale.id)).toMatchObject({ type: 'Mentor', isMentor: true })
  await edit(dale.id, { isMentor: false, type: 'Mentor' })
  expect(await found(dale.session)).toBe(403)
  expect((await app.get(`/profile/${maria}`, { as: 'json', session: dale.session })).statusCode).toBe(404)
  expect((await app.get('/account', { as: 'inertia', session: dale.session })).json().props.viewer.id).toBe(
    dale.id,
  )
  expect(await cardOf(dale.id)).toMatchObject({ type: 'User', isMentor: false })
  expect(await trailOf(dale.id)).toEqual([
    { action: 'user.make-mentor', actor_id: ruth.id },
    { action: 'user.end-mentor', actor_id: ruth.id },
  ])
})

test('a mentor who loses that hat still hires, and the type that is shown is what remains', async () => {
  const kim = await app.signIn({ firstName: 'Kim', type: 'Mentor' })
  await candidate('Nadia')
  await edit(kim.id, { employer: yard })
  expect(await cardOf(kim.id)).toMatchObject({ type: 'Mentor', isManager: true })
  await edit(kim.id, { isMentor: false })
  expect(await cardOf(kim.id)).toMatchObject({ type: 'Manager', isMentor: false })
  expect(await found(kim.session)).toContain('Nadia')
  await edit(kim.id, { employers: [] })
  expect(await cardOf(kim.id)).toMatchObject({ type: 'User', employer: null, employers: [] })
  expect(await found(kim.session)).toBe(403)
})

test('a person works for two employers, owner of one; the form shows both and changes each', async () => {
  const [mill, reef] = [await saveEmployer(app.db, 'Vega Mill'), await saveEmployer(app.db, 'Reef Works')]
  const rosa = await app.signIn({ firstName: 'Rosa', lastName: 'Vega' })
  await edit(rosa.id, { employer: mill, isEmployerOwner: 'true' })
  await edit(rosa.id, { employer: reef })
  const form = async () => (await app.get(url(rosa.id), { as: 'json', session: ruth.session })).json()
  expect(await form()).toMatchObject({
    user: { employers: [mill, reef], ownedEmployers: expect.arrayContaining([mill]) },
    employers: [{ label: 'Vega Mill' }, { label: 'Reef Works' }],
  })
  const other = await app.signIn({ firstName: 'Omar', type: 'Manager', employerId: mill })
  await edit(rosa.id, { employers: [mill, reef], ownedEmployers: [reef] })
  const members = await app.db
    .selectFrom('employer_members')
    .select(['user_id', 'employer_id', 'is_owner', 'invited_by'])
    .where('user_id', 'in', [rosa.id, other.id])
    .orderBy('user_id')
    .orderBy('is_owner')
    .execute()
  expect(members).toEqual([
    { user_id: rosa.id, employer_id: mill, is_owner: false, invited_by: ruth.id },
    { user_id: rosa.id, employer_id: reef, is_owner: true, invited_by: ruth.id },
    { user_id: other.id, employer_id: mill, is_owner: true, invited_by: null },
  ])
  const search = await app.get(`/users/search?employer=${reef}&type=Manager`, {
    ...{ as: 'json', session: ruth.session },
  })
  expect(search.json().users).toMatchObject([{ id: rosa.id }])
})

test('a hat counts in every list: by type, among the mentors, in the export', async () => {
  const lena = await app.signIn({ firstName: 'Lena', lastName: 'Weiss', employerId: ferry, isMentor: true })
  await app.db.insertInto('profiles').values({ user_id: lena.id, is_findable: true }).execute()
  for (const type of ['Mentor', 'Manager'])
    expect(await found(ruth.session, `/users/search?q=Weiss&type=${type}`)).toEqual(['Lena'])
  expect(await found(ruth.session, '/users/search?q=Weiss&type=User')).toEqual([])
  const { mentors } = (
    await app.get('/users/search/mentors?q=Weiss', { as: 'json', session: (await app.signIn()).session })
  ).json()
  expect(mentors).toMatchObject([{ id: lena.id, employer: 'Bay Ferry' }])
})

test('what is contradictory or unknown is said at its field, and nothing is changed', async () => {
  const { id } = await app.signIn({ firstName: 'Luke' })
  expect((await edit(id, { type: 'Manager' })).json().errors).toHaveProperty('type')
  expect((await edit(id, { employers: [ruth.id] })).json().errors).toHaveProperty('employers')
  await edit(id, { isMentor: true })
  await edit(id, { type: 'User' })
  expect((await edit(id, { type: 'Mentor', isMentor: false })).json().errors).toHaveProperty('isMentor')
  expect(await cardOf(id)).toMatchObject({ type: 'User', isMentor: true })
})

test('a form that was opened before a hat was given is refused', async () => {
  const { id } = await app.signIn({ firstName: 'Hannah', lastName: 'Berg' })
  const { user } = (await app.get(url(id), { as: 'json', session: ruth.session })).json()
  await edit(id, { isMentor: true })
  const late = await app.send('POST', `${url(id)}?unmodifiedSince=${user.updatedAt}`, {
    ...{ session: ruth.session, body: { isMentor: 'false', firstName: 'Hannah' } },
  })
  expect(late.statusCode).toBe(422)
  expect(await cardOf(id)).toMatchObject({ isMentor: true })
})

test('two owners who are removed at the same time leave one owner, and nobody waits for ever', async () => {
  const dock = await saveEmployer(app.db, 'Dock Nine')
  const manager = (firstName: string, isEmployerOwner: boolean) =>
    app.signIn({ firstName, type: 'Manager', employerId: dock, isEmployerOwner })
  const ana = await manager('Ana', true)
  const bo = await manager('Bo', true)
  const cy = await manager('Cy', false)
  const done = await Promise.all([edit(ana.id, { employers: [] }), edit(bo.id, { employers: [] })])
  expect(done.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const left = await app.db
    .selectFrom('employer_members')
    .select(['user_id', 'is_owner'])
    .where('employer_id', '=', dock)
    .execute()
  expect(left).toEqual([{ user_id: cy.id, is_owner: true }])
  await edit(cy.id, { ownedEmployers: [] })
  expect(await cardOf(cy.id)).toMatchObject({ employers: [{ isOwner: true }] })
})

test('when an employer is deleted its people are no managers any more', async () => {
  const gone = await saveEmployer(app.db, 'Gone Freight')
  const { id } = await app.signIn({ type: 'Manager', employerId: gone })
  await app.db.deleteFrom('employers').where('id', '=', gone).execute()
  expect(await cardOf(id)).toMatchObject({ type: 'User', isManager: false, employers: [] })
})
