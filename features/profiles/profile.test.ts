import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveEmployer } from '#features/employers/index.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { person } from '#test/person.ts'
import { saveProfile, setBadges } from './index.ts'
import { saveWork } from './records.ts'

let app: TestApp
let harbor: string
let dolores: { id: string; session: string }
let admin: { id: string; session: string }
beforeAll(async () => {
  app = await testApp()
  harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  dolores = await app.signIn({ firstName: 'Dolores', lastName: 'Whitfield', themeId: harbor })
  admin = await app.signIn({ firstName: 'Root', type: 'Admin' })
  const slug = { slug: 'dolores-whitfield' }
  await app.db.updateTable('users').set(slug).where('id', '=', dolores.id).execute()
  await saveProfile(app.db, dolores.id, {
    ...{
      zip: '23510',
      about: 'I kept people alive.',
      jobInterests: ['healthcare'],
      careerInterests: ['S', 'I'],
    },
    ...{ securityClearance: 'Secret', clearanceEndedAt: '2026-02-28', education: "Associate's degree" },
    ...{ corpsId: 'army', rankId: 'army-e-5-sgt', occupationIds: ['army-68w-enlisted'] },
  })
  const work = {
    kind: 'work' as const,
    title: 'Paramedic',
    organization: 'City of Norfolk',
    description: null,
  }
  await saveWork(app.db, dolores.id, [
    { ...work, title: 'EMT', fromYear: 2017, toYear: 2019 },
    { ...work, fromYear: 2019, toYear: null },
  ])
})
afterAll(() => app.close())

test('says of a new profile what is told, once, and leads on to jobs', async () => {
  const rosa = await app.signIn({ firstName: 'Rosa', lastName: 'Medina', themeId: harbor })
  await saveProfile(app.db, rosa.id, { zip: '23510', corpsId: 'army' })
  const { body } = await app.get(`/profile/${rosa.id}`, { session: rosa.session })
  const seen = body.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, '\n')
  const lines = seen.split('\n').map((line) => line.trim())
  expect(lines).not.toContain('Job interests')
  // Below the name, at a glance, and as service.
  expect(lines.filter((line) => line === 'Army')).toHaveLength(3)
  expect(body).toContain('href="/jobs/search?l=23510"')
})

const url = () => `/profile/${dolores.id}`
const json = async (session?: string, path = url()) => (await app.get(path, { as: 'json', session })).json()
const allow = (change: Parameters<typeof saveProfile>[2]) => saveProfile(app.db, dolores.id, change)

test('gives its owner everything, under the names of the documents', async () => {
  const shown = await json(dolores.session)
  expect(shown).toMatchObject({
    id: dolores.id,
    slug: 'dolores-whitfield',
    firstName: 'Dolores',
    lastName: 'Whitfield',
    photo: null,
    records: [{ title: 'Paramedic', fromYear: 2019, toYear: null }, { title: 'EMT' }],
    militaryRecords: [{ branch: 'Army', rank: 'Sergeant (E-5)', occupation: { code: '68W' } }],
    DD214Validated: false,
    badges: [],
    resume: null,
    branch: 'Army',
    rank: { id: 'army-e-5-sgt', title: 'Sergeant', description: expect.stringContaining('E-5') },
    occupation: {
      id: 'army-68w-enlisted',
      title: expect.stringContaining('Combat Medic'),
      description: expect.any(String),
      suggestedJobs: [],
    },
    jobInterests: [{ id: 'healthcare', label: expect.any(String) }],
    careerInterests: [
      { id: 'I', label: 'Investigative' },
      { id: 'S', label: 'Social' },
    ],
    securityClearance: 'Secret',
    securityClearanceUntil: '2028-02-28',
    zip: '23510',
    completion: { percent: 80, missing: [{ section: 'files' }, { section: 'about' }] },
  })
  expect(Object.keys(shown.occupation.certifications[0])).toEqual([
    ...['id', 'name', 'description', 'published', 'external_links'],
  ])
})

test('shows a screen', async () => {
  const { body } = await app.get(url(), { session: dolores.session })
  expect(body).toContain('<h1')
  expect(body).toContain('Dolores Whitfield')
  expect(body).toContain('A security clearance is good for 24 months after separation.')
  expect(body).toContain('name="robots" content="noindex"')
  expect(body).toContain(`/profile/${dolores.id}/edit`)
})

test('a wrong slug leads to the right one', async () => {
  const wrong = await app.get(`${url()}/someone-else`, { session: dolores.session })
  expect(wrong.headers.location).toBe(`${url()}/dolores-whitfield`)
  expect((await app.get(`${url()}/dolores-whitfield`, { session: dolores.session })).statusCode).toBe(200)
})

test('is not there for others until it is turned on', async () => {
  const member = await app.signIn({ firstName: 'Maria' })
  for (const session of [undefined, member.session]) {
    expect((await app.get(url(), { session })).statusCode).toBe(404)
    expect((await app.get(`${url()}/wrong`, { session, as: 'json' })).statusCode).toBe(404)
  }
  expect((await app.get('/profile/none-such', {})).statusCode).toBe(404)
})

test('a public profile tells strangers neither name, nor place, nor clearance, nor address', async () => {
  await allow({ isPublic: true, hidesLastName: true })
  const shown = await json()
  expect(shown).toMatchObject({ firstName: 'Dolores', lastName: 'W.', slug: 'dolores-w' })
  expect(shown).toMatchObject({ zip: null, securityClearance: null, securityClearanceUntil: null })
  for (const key of ['email', 'phone', 'resume', 'dd214', 'viewed', 'completion'])
    expect(shown).not.toHaveProperty(key)
  const { body, headers } = await app.get(`${url()}/dolores-whitfield`)
  expect(headers.location).toBe(`${url()}/dolores-w`)
  expect(body).not.toContain('hitfield')
  expect((await app.get(`${url()}/dolores-w`)).body).not.toMatch(/hitfield|23510|noindex/)
  await allow({ isPublic: false, hidesLastName: false })
})

test('employers and mentors find whom they may, and what they look at is noted', async () => {
  const employerId = await saveEmployer(app.db, 'Tidewater Hospital')
  const manager = await app.signIn({ firstName: 'Kim', type: 'Manager', employerId })
  expect((await app.get(url(), { session: manager.session })).statusCode).toBe(404)
  await allow({ isFindable: true, resumeShownTo: 'employers' })
  expect(await json(manager.session)).toMatchObject({ zip: '23510', viewed: false, resume: null })
  const again = await json(manager.session)
  expect(again.viewed).toBe(true)
  expect(again).not.toHaveProperty('email')
  await app.db.updateTable('employers').set({ needs_approval: true }).where('id', '=', employerId).execute()
  expect((await app.get(url(), { session: manager.session })).statusCode).toBe(404)
  await allow({ isFindable: false, resumeShownTo: 'nobody' })
})

test('a clearance says until when it is good, and that it is over', async () => {
  const of = async (clearanceEndedAt: string) => {
    await allow({ clearanceEndedAt })
    const { body } = await app.get(url(), { session: dolores.session })
    return [(await json(dolores.session)).securityClearanceExpired, body.replace(/<!-- -->/g, '')]
  }
  const [isOver, over] = await of('2020-05-31')
  expect(isOver).toBe(true)
  expect(over).toMatch(/Expired on <time[^>]*>[^<]*2022/)
  const [isStillOver, good] = await of('2026-02-28')
  expect(isStillOver).toBe(false)
  expect(good).toMatch(/Until <time[^>]*>[^<]*2028/)
})

test("a clearance of 'None' is hidden", async () => {
  await allow({ securityClearance: 'None' })
  expect(await json(dolores.session)).toMatchObject({ securityClearance: null, completion: { percent: 80 } })
  await allow({ securityClearance: 'Secret' })
})

test('shows badges', async () => {
  const badge = { name: 'Peer mentor', icon: 'star' }
  const { id } = await app.db.insertInto('badges').values(badge).returning('id').executeTakeFirstOrThrow()
  const viewer = person({ id: admin.id, type: 'Admin' })
  await setBadges(app.db, { viewer, ip: '127.0.0.1' }, dolores.id, [id])
  expect((await json(dolores.session)).badges).toEqual([{ id, ...badge }])
})

test('a military spouse who has not served is asked for no service', async () => {
  const emily = await app.signIn({ firstName: 'Emily', themeId: harbor })
  const missing = async () => {
    const page = await app.get(`/profile/${emily.id}`, { as: 'json', session: emily.session })
    return page.json().completion
  }
  await saveProfile(app.db, emily.id, { isMilitarySpouse: true, zip: '23510', jobInterests: ['healthcare'] })
  const { percent, missing: asked } = await missing()
  expect(percent).toBe(50)
  expect(asked.map(({ section }: { section: string }) => section)).toEqual([
    ...['files', 'work', 'interests', 'about'],
  ])
  await saveProfile(app.db, emily.id, { corpsId: 'army', rankId: 'army-e-5-sgt' })
  expect((await missing()).missing[0]).toMatchObject({ section: 'service' })
})

test('a mentor can be reached the way that exists: by email where they show it, else through the site', async () => {
  const walter = await app.signIn({ firstName: 'Walter', type: 'Mentor' })
  await app.db.insertInto('profiles').values({ user_id: walter.id, is_public: true }).execute()
  const maria = await app.signIn({ firstName: 'Maria' })
  const contactFor = async (session: string) =>
    (await app.get(`/profile/${walter.id}`, { as: 'json', session })).json().contact
  expect(await contactFor(maria.session)).toBeNull()
  await app.db.updateTable('themes').set({ contact_email: 'hello@harbor.example' }).execute()
  await app.app.sites.refresh()
  expect(await contactFor(maria.session)).toEqual({ kind: 'site', href: '/contact' })
  const page = await app.get(`/profile/${walter.id}`, { session: maria.session })
  expect(
    (await app.get(page.headers.location ?? `/profile/${walter.id}`, { session: maria.session })).body,
  ).toContain('to put you in touch')
  const admin = await app.signIn({ type: 'Admin' })
  expect(await contactFor(admin.session)).toMatchObject({ kind: 'email' })
  expect(await contactFor(walter.session)).toBeNull()
})
