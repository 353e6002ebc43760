// Modules that show what is a person's own in other rooms.
import { expect, test } from 'vitest'
import { app, dataOf, module, openSite } from './dashboard.fixture.ts'

openSite()

const shown = async (session: string, id: string) =>
  (await app.get(`/dashboard/modules/${id}`, { session })).body

test('VA benefits are of one area, those that fit first, with the reason', async () => {
  const { session, id } = await app.signIn()
  await app.db.insertInto('profiles').values({ user_id: id, is_veteran: true }).execute()
  const years = { from_year: 2010, to_year: 2014, corps_id: 'navy' }
  await app.db
    .insertInto('service_records')
    .values({ user_id: id, position: 0, ...years })
    .execute()
  const education = await module({ type: 'vaEducation' })
  expect(await dataOf(session, education)).toMatchObject({
    area: 'education',
    total: 4,
    benefits: [
      { name: 'Post-9/11 GI Bill', verdict: 'fits' },
      { verdict: 'may' },
      { verdict: 'may' },
      { verdict: 'not' },
    ],
  })
  const housing = await shown(session, await module({ type: 'vaHousing' }))
  expect(housing).toContain('You served about 4 years; this requires 2 years.')
  expect(housing).toContain('/benefits#housing')
  expect(housing).not.toContain('GI Bill')
  await app.db.deleteFrom('benefits').where('area', '=', 'healthcare').execute()
  expect(await shown(session, await module({ type: 'vaHealthcare' }))).toContain('Nothing to show')
})

test('exams that fit are recommended while filing is open; without any the module says so', async () => {
  const { session, id } = await app.signIn()
  const exams = await module({ type: 'nycExams' })
  const empty = await shown(session, exams)
  expect(empty).toContain('You have no recommended exams yet.')
  expect(empty).toContain(`/profile/${id}/edit/interests`)
  await app.db.insertInto('profiles').values({ user_id: id }).execute()
  const medic = { corps_id: 'army', occupation_id: 'army-68w-enlisted' }
  await app.db
    .insertInto('service_records')
    .values({ user_id: id, position: 0, ...medic })
    .execute()
  const days = { filing_start: new Date('2026-01-01'), filing_end: new Date('2099-12-31') }
  const add = (name: string, number: string, pdf_link: string | null) =>
    app.db
      .insertInto('exams')
      .values({ name, number, pdf_link, ...days })
      .execute()
  await add('Emergency Medical Technician', '1', 'https://www.nyc.gov/1.pdf')
  await add('Accountant', '2', null)
  expect(await dataOf(session, exams)).toMatchObject({
    total: 1,
    hint: null,
    exams: [{ name: 'Emergency Medical Technician', filingEnd: '2099-12-31' }],
  })
  expect(await shown(session, exams)).toContain('href="https://www.nyc.gov/1.pdf"')
})

test('teams are those of the person alone; without any the module says so', async () => {
  const { session, id } = await app.signIn()
  const teams = await module({ type: 'myTeams' })
  expect(await shown(session, teams)).toContain('Nothing to show')
  const { id: theme_id } = await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()
  const team = await addTeam(theme_id, id)
  expect(await dataOf(session, teams)).toMatchObject({ total: 1, teams: [{ name: 'Ruck for Maria' }] })
  const stranger = await app.signIn()
  expect(await dataOf(stranger.session, teams)).toEqual({ total: 0, teams: [], hasFundraisers: false })
  expect(await shown(session, teams)).toContain(`/teams/${team}`)
})

async function addTeam(theme_id: string, owner_id: string): Promise<string> {
  const { id: fundraiser_id } = await app.db
    .insertInto('fundraisers')
    .values({ theme_id, name: 'Ruck march', type: 'event', status: 'live' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const values = { theme_id, fundraiser_id, owner_id, name: 'Ruck for Maria', slug: 'ruck-for-maria' }
  await app.db.insertInto('team_pages').values(values).execute()
  return values.slug
}

test('outside learning is a form until there is an account, then the way there', async () => {
  const { session } = await app.signIn()
  const xcredit = await module({ type: 'xcreditSignup' })
  expect(await shown(session, xcredit)).toContain('action="/user/miniorange/create')
  const { xcreditId } = (
    await app.send('POST', '/user/miniorange/create', { session, body: { agree: true } })
  ).json()
  expect(await dataOf(session, xcredit)).toMatchObject({ xcreditId, href: '/xcredit/classroom' })
  expect(await shown(session, xcredit)).toContain('Open XCredit')
})
