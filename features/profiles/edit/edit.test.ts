import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { saveProfile } from '../index.ts'

let app: TestApp
let dolores: { id: string; session: string }
beforeAll(async () => {
  app = await testApp()
  dolores = await app.signIn({ firstName: 'Dolores', lastName: 'Whitfield' })
})
afterAll(() => app.close())

const edit = (section: string) => `/profile/${dolores.id}/edit/${section}`
const save = (section: string, body: Record<string, unknown>) =>
  app.send('POST', edit(section), { session: dolores.session, body })
const values = async (section: string) =>
  (await app.get(edit(section), { as: 'json', session: dolores.session })).json().values
const profile = async () =>
  (await app.get(`/profile/${dolores.id}`, { as: 'json', session: dolores.session })).json()

test('is for oneself', async () => {
  const other = await app.signIn({ firstName: 'Maria', type: 'Admin' })
  expect((await app.get(edit('about'))).headers.location).toMatch(/^\/user\/login/)
  expect((await app.get(edit('about'), { session: other.session })).statusCode).toBe(404)
  const write = await app.send('POST', edit('about'), { session: other.session, body: {} })
  expect(write.statusCode).toBe(404)
  expect((await app.get(edit('none'), { session: dolores.session })).statusCode).toBe(404)
})

test('saves who somebody is, and where', async () => {
  const named = {
    firstName: ' Dolores ',
    lastName: 'Ybarra',
    about: 'I kept people alive.',
    phone: '757-555-0142',
  }
  expect((await save('about', { ...named, zip: '23510' })).json()).toEqual({ ok: true, message: 'Saved.' })
  expect(await profile()).toMatchObject({ lastName: 'Ybarra', slug: 'dolores-ybarra', zip: '23510' })
  const refused = await save('about', { ...named, firstName: '', zip: '00000' })
  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors).toEqual({ firstName: 'Please enter your first name.' })
  expect((await save('about', { ...named, zip: '00000' })).json().errors).toEqual({
    zip: 'The zip code is invalid, please check it before continuing',
  })
  expect(await values('about')).toMatchObject({ zip: '23510', about: 'I kept people alive.' })
})

test('takes service as chosen, and as words', async () => {
  const chosen = {
    'service.0.corps': 'army',
    'service.0.rank': 'army-e-5-sgt',
    'service.0.occupation': 'army-68w-enlisted',
    'service.0.from': '2009',
  }
  const typed = {
    'service.2.corps': 'navy',
    'service.2._rank': 'E-7',
    'service.2._occupation': 'technician',
    'service.2.to': '2017',
  }
  const saved = await save('service', {
    ...chosen,
    'service.1.corps': '',
    ...typed,
    dischargeReason: 'Retired',
  })
  expect(saved.json()).toMatchObject({
    errors: { 'service.2.occupation': expect.stringContaining('may be') },
  })
  expect((await profile()).branch).toBeNull()
  const { statusCode } = await save('service', {
    ...chosen,
    ...typed,
    'service.2._occupation': '',
    isMilitarySpouse: 'on',
  })
  expect(statusCode).toBe(200)
  const { militaryRecords, rank, isMilitarySpouse } = await profile()
  expect(rank.id).toBe('army-e-5-sgt')
  expect(isMilitarySpouse).toBe(true)
  expect(militaryRecords).toMatchObject([
    { branch: 'Army', occupation: { code: '68W' }, fromYear: 2009, toYear: null },
    { branch: 'Navy', rank: expect.stringContaining('E-7'), occupation: null, toYear: 2017 },
  ])
})

test('what was shown in words means what it meant', async () => {
  const shown: Record<string, string>[] = (await values('service')).service
  const service = shown.map(({ rank: _rank, occupation: _occupation, ...words }) => words)
  expect(service[0]!._occupation).toBe('68W Combat Medic Specialist')
  expect((await save('service', { service })).statusCode).toBe(200)
  expect((await profile()).occupation.id).toBe('army-68w-enlisted')
})

test('understands a code, and tells what it does not know', async () => {
  expect(
    (await save('service', { 'service.0.corps': 'army', 'service.0._occupation': '11b' })).statusCode,
  ).toBe(200)
  expect((await profile()).occupation.id).toBe('army-11b-enlisted')
  const wrong = {
    'service.0.corps': 'navy',
    'service.0.rank': 'army-e-5-sgt',
    'service.0._occupation': 'xyzzy',
    'service.0.from': '2017',
    'service.0.to': '9',
  }
  expect((await save('service', wrong)).json().errors).toEqual({
    'service.0.rank': 'This rank is from another branch. Please choose one from this branch.',
    'service.0.occupation': 'There is no occupation “xyzzy” in this branch. Please check it.',
    'service.0.from': 'Please write a year with four digits, such as 2014.',
  })
})

test('saves work and education, and leaves empty lines out', async () => {
  const line = (at: number, kind: string, title: string, organization: string) => ({
    [`work.${at}.kind`]: kind,
    [`work.${at}.title`]: title,
    [`work.${at}.organization`]: organization,
    [`work.${at}.from`]: String(2015 + at),
  })
  const body = {
    education: "Bachelor's degree",
    ...line(0, 'work', 'Paramedic', 'City of Norfolk'),
    ...line(2, 'education', 'Emergency medicine', 'Tidewater Community College'),
    ...{ 'work.3.kind': 'work', 'work.3.title': '', 'work.3.organization': '' },
  }
  expect((await save('work', body)).statusCode).toBe(200)
  expect((await profile()).records).toMatchObject([
    { kind: 'education', title: 'Emergency medicine', fromYear: 2017 },
    { kind: 'work', title: 'Paramedic', organization: 'City of Norfolk' },
  ])
  const bad = await save('work', { ...body, 'work.2.title': '', education: 'Wizardry' })
  expect(bad.json().errors).toEqual({
    education: 'Please choose from the list.',
    'work.2.title': 'Please enter what you studied.',
  })
  expect((await save('work', { ...body, 'work.2.title': '' })).json().errors).toEqual({
    'work.2.title': 'Please enter what you studied.',
  })
})

test('saves interests, clearance and privacy', async () => {
  await save('interests', { careerInterests: 'R', jobInterests: ['healthcare'] })
  await save('clearance', { securityClearance: 'Top Secret', clearanceEndedAt: '2024-02-29' })
  await save('privacy', { isFindable: 'on', resumeShownTo: 'mentors' })
  expect(await profile()).toMatchObject({
    careerInterests: [{ id: 'R' }],
    jobInterests: [{ id: 'healthcare' }],
    securityClearance: 'Top Secret',
    securityClearanceUntil: '2026-02-28',
  })
  expect(await values('privacy')).toMatchObject({
    isFindable: 'on',
    isPublic: '',
    takesConnections: '',
    resumeShownTo: 'mentors',
  })
  expect((await save('interests', { jobInterests: 'none-such' })).statusCode).toBe(422)
  expect((await save('clearance', { clearanceEndedAt: '2024-02-30' })).statusCode).toBe(422)
  expect((await save('privacy', { resumeShownTo: 'everyone' })).statusCode).toBe(422)
})

test('gives nobody rights or a validated DD214 by a field', async () => {
  const extra = {
    type: 'Admin',
    isThemeOwner: 'true',
    isAdmin: 'true',
    DD214Validated: 'true',
    dd214_status: 'validated',
  }
  await save('about', { firstName: 'Dolores', lastName: 'Ybarra', zip: '23510', ...extra })
  await save('privacy', { resumeShownTo: 'nobody', ...extra, photoFileId: dolores.id })
  expect(await profile()).toMatchObject({ DD214Validated: false, photo: null })
  const query = app.db.selectFrom('users').select(['type', 'is_theme_owner']).where('id', '=', dolores.id)
  expect(await query.executeTakeFirst()).toEqual({ type: 'User', is_theme_owner: false })
})

test('without script a form that fails is shown again with all that was typed', async () => {
  await saveProfile(app.db, dolores.id, { about: 'Old words.' })
  const words = 'A long life. '.repeat(120)
  const body = { firstName: '', lastName: 'Ybarra', about: words, zip: '23510' }
  const headers = { referer: `http://localhost${edit('about')}` }
  const back = await app.send('POST', edit('about'), { session: dolores.session, as: 'html', body, headers })
  expect([back.statusCode, back.headers.location]).toEqual([303, edit('about')])
  const again = await app.app.inject({
    ...{ method: 'GET', url: edit('about'), headers: { host: 'localhost', accept: 'text/html' } },
    cookies: { session: dolores.session, flash: back.cookies.find(({ name }) => name === 'flash')!.value },
  })
  expect(again.body).toContain('Please enter your first name.')
  expect(again.body).toContain(words.trim())
  expect((await values('about')).about).toBe('Old words.')
})

test('without script the rows of a refused form come back', async () => {
  const body = {
    'service.0.corps': 'army',
    'service.0._rank': 'E-5',
    'service.0.from': '20',
    'service.1.corps': 'navy',
    'service.1.to': '2017',
  }
  const headers = { referer: `http://localhost${edit('service')}` }
  const back = await app.send('POST', edit('service'), {
    session: dolores.session,
    as: 'html',
    body,
    headers,
  })
  const again = await app.app.inject({
    ...{ method: 'GET', url: edit('service'), headers: { host: 'localhost', accept: 'text/html' } },
    cookies: { session: dolores.session, flash: back.cookies.find(({ name }) => name === 'flash')!.value },
  })
  expect(again.body).toContain('Please write a year with four digits, such as 2014.')
  expect(again.body).toContain('value="E-5"')
  expect(again.body).toMatch(/name="service.1.to"[^>]*value="2017"/)
})

test('goes on to the next part when asked to', async () => {
  const body = { firstName: 'Dolores', lastName: 'Ybarra', next: 'yes' }
  const saved = await app.send('POST', edit('about'), { session: dolores.session, as: 'html', body })
  expect([saved.statusCode, saved.headers.location]).toEqual([303, edit('service')])
})

test('two windows that save at the same time do not get into each other', async () => {
  const rows = (year: number) => ({
    'service.0.corps': 'army',
    'service.0.from': String(year),
    'service.1.corps': 'navy',
    'service.1.to': String(year),
  })
  const saved = await Promise.all([2001, 2002, 2003, 2004].map((year) => save('service', rows(year))))
  expect(saved.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  const [army, navy] = (await profile()).militaryRecords
  expect(army.fromYear ?? navy.fromYear).toBe(navy.toYear ?? army.toYear)
})
