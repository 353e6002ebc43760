import { expect, it } from 'vitest'
import { saveEmployer } from '#features/employers/index.ts'
import { saveProfile } from '#features/profiles/index.ts'
import type { UserCard } from '../schema.ts'
import {
  admin,
  app,
  docks,
  harbor,
  manager,
  member,
  mentor,
  names,
  openSites,
  owner,
  policeOfficer,
  search,
} from './search.fixture.ts'

openSites()

it('finds by the beginnings of words in name and address, accents and signs aside', async () => {
  await member('José', 'Peña-Rivas', {}, { email: 'jp.rivas@anchor.example' })
  for (const q of ['jose', 'PEÑA', 'riv jos', 'anchor', 'jp.rivas@anchor.example', 'j'])
    expect(await names(`q=${encodeURIComponent(q)}`)).toContain('José')
  for (const q of ['ena', 'xyz', '%25', '_', "'; drop table users --"])
    expect(await names(`q=${encodeURIComponent(q)}`)).not.toContain('José')
})

it('shows each viewer only those whom they may find', async () => {
  await member('Tom', 'Reed', {}, { themeId: harbor })
  await member(
    'Ines',
    'Vega',
    { isFindable: true, zip: '23510' },
    { themeId: docks, email: 'ines@vega.example' },
  )
  await member('Bo', 'Adams', {}, { themeId: harbor, type: 'Admin' })
  expect(await names('q=tom')).toEqual(['Tom'])
  expect(await names('q=tom', owner)).toEqual(['Tom'])
  expect(await names('q=ines', owner)).toEqual([])
  expect(await names('q=bo', owner)).toEqual([])
  for (const session of [manager, mentor]) {
    expect(await names('', session)).toEqual(['Ines'])
    const { users } = await search('q=ines', session)
    expect(users[0]).toMatchObject({ email: null, phone: null, last_login_at: null, actions: ['profile'] })
    // An address is not for guessing at.
    expect(await names('q=ines%40vega.example', session)).toEqual([])
  }
  expect((await app.get('/users/search', { session: (await app.signIn()).session })).statusCode).toBe(403)
  expect((await app.get('/users/search')).statusCode).toBe(303)
})

it('keeps a hidden last name hidden, from the search too', async () => {
  await member('Nora', 'Quill', { isFindable: true, hidesLastName: true })
  expect((await search('q=nora', mentor)).users[0]).toMatchObject({ lastName: 'Q.', slug: 'nora-q' })
  expect(await names('q=quill', mentor)).toEqual([])
  expect(await names('q=quill')).toEqual(['Nora'])
})

it('shows nobody to a manager whose employer awaits approval', async () => {
  const employerId = await saveEmployer(app.db, 'Quay Freight', { needsApproval: true, paidSearch: true })
  const { session } = await app.signIn({ type: 'Manager', employerId })
  expect((await search('', session)).totalDocs).toBe(0)
})

it('narrows by what profiles and accounts say', async () => {
  const soldier = { corpsId: 'army', occupationIds: ['army-11b-enlisted'], zip: '10001-1234' }
  const kate = await member('Kate', 'Filter', { ...soldier, securityClearance: 'Top Secret' })
  const liam = await member('Liam', 'Filter', {
    corpsId: 'navy',
    zip: '94103',
    securityClearance: 'Confidential',
  })
  await member('Mona', 'Filter', { ...soldier, securityClearance: 'Secret', clearanceEndedAt: '2020-01-01' })
  const all = (query: string) => names(`q=filter&${query}`)
  expect(await all('c=army')).toEqual(['Kate', 'Mona'])
  expect(await all('o=army-11b-enlisted')).toEqual(['Kate', 'Mona'])
  expect(await all('c=army&o=navy-none')).toEqual([])
  expect(await all('l=10001&r=25')).toEqual(['Kate', 'Mona'])
  expect(await all('l=San+Francisco,+CA')).toEqual(['Liam'])
  expect(await all('l=California')).toEqual(['Liam'])
  expect(await all('clearance=Secret')).toEqual(['Kate'])
  expect(await all('clearance=Confidential')).toEqual(['Kate', 'Liam'])
  expect(await all('dd214=yes')).toEqual([])
  await app.db
    .updateTable('profiles')
    .set({ dd214_status: 'validated' })
    .where('user_id', '=', kate)
    .execute()
  expect(await all('dd214=yes')).toEqual(['Kate'])
  expect(await all('dd214=no')).toEqual(['Liam', 'Mona'])
  const waiting = { dd214_file_id: crypto.randomUUID(), dd214_status: null }
  await app.db.updateTable('profiles').set(waiting).where('user_id', '=', liam).execute()
  expect(await all('dd214=waiting')).toEqual(['Liam'])
  // What somebody has uploaded is not for those who only find people.
  expect(await names('q=filter&dd214=waiting', mentor)).toEqual(await names('q=filter', mentor))
  await app.db
    .updateTable('users')
    .set({ disabled_at: new Date(), created_at: new Date('2026-01-05T12:00:00Z') })
    .where('id', '=', kate)
    .execute()
  expect(await all('active=no')).toEqual(['Kate'])
  expect(await all('active=yes')).toEqual(['Liam', 'Mona'])
  expect(await all('activated=no')).toEqual([])
  expect(await all('from=2026-01-05&to=2026-01-05')).toEqual(['Kate'])
  expect(await all('type=Mentor')).toEqual([])
  expect(await all('type=User&type=Mentor')).toEqual(['Kate', 'Liam', 'Mona'])
  expect((await search('l=Nowhere,+ZZ')).notice).toBe('invalidLocation')
})

it('sorts and pages, and bounds what is asked', async () => {
  for (const [first, last] of [
    ['Zoe', 'Sorted'],
    ['Abe', 'sorted'],
    ['Kim', 'Sorted'],
  ] as const)
    await member(first, last)
  const order = async (sort: string) =>
    (await search(`q=sorted&sort=${sort}`)).users.map(({ firstName }) => firstName)
  expect(await order('name')).toEqual(['Abe', 'Kim', 'Zoe'])
  expect(await order('-name')).toEqual(['Zoe', 'Kim', 'Abe'])
  expect(await order('created')).toEqual(['Zoe', 'Abe', 'Kim'])
  expect(await order('nonsense')).toEqual(['Kim', 'Abe', 'Zoe'])
  const second = await search('q=sorted&sort=name&limit=2&page=2')
  expect(second).toMatchObject({ totalDocs: 3, page: 2, limit: 2 })
  expect(second.users.map(({ firstName }) => firstName)).toEqual(['Zoe'])
  expect(await search('q=sorted&page=99&limit=2')).toMatchObject({ page: 2 })
  for (const limit of ['100000', '-1', '0', 'x', '1e9'])
    expect((await search(`limit=${limit}&page=-3`)).limit).toBe(25)
})

it('measures people against a job', async () => {
  const job = policeOfficer(await saveEmployer(app.db, 'City Police'))
  await app.db.insertInto('jobs').values(job).execute()
  const near = { zip: '10001', corpsId: 'army', occupationIds: ['army-31b-enlisted'] }
  await member('Vic', 'Fitted', {
    ...near,
    jobInterests: ['protective-service'],
    securityClearance: 'Secret',
  })
  await member('Ned', 'Fitted', { zip: '94103' })
  const { users } = await search(`q=fitted&job=${job.id}`)
  expect(users.map(({ firstName }) => firstName)).toEqual(['Vic', 'Ned'])
  await member('Uma', 'Fitted', { securityClearance: 'Top Secret' })
  const order = async (page: number) =>
    (await search(`q=fitted&job=${job.id}&limit=1&page=${page}`)).users.map(({ firstName }) => firstName)
  expect([await order(1), await order(2), await order(3)]).toEqual([['Vic'], ['Uma'], ['Ned']])
  const [vic, ned] = users.map(({ score }) => score!)
  expect(vic!.factors).toMatchObject({ description: 15, paramA: 20 })
  expect(vic!.factors.title).toBeGreaterThan(20)
  expect(vic!.factors.paramB).toBeGreaterThan(18)
  expect(vic!.result).toBeCloseTo(
    vic!.factors.title + vic!.factors.description + vic!.factors.paramA + vic!.factors.paramB,
    0,
  )
  expect(ned!.factors).toEqual({ title: 0, description: 0, paramA: 0, paramB: 0, result: 0 })
  expect((await search('q=fitted')).users[0]!.score).toBeNull()
  const page = await app.get(`/users/search?q=fitted&job=${job.id}`, { session: admin })
  expect(page.body).toContain('Military occupation')
})

it('lists a candidate’s work, latest first, and exports their fit', async () => {
  const id = await member('Rosa', 'Working', { zip: '10001', isFindable: true })
  const did = (position: number, title: string, to_year: number | null) => ({
    ...{ user_id: id, position, kind: 'work', title, organization: 'Harbor Health' },
    ...{ from_year: 2010, to_year },
  })
  await app.db
    .insertInto('work_records')
    .values([did(0, 'Aide', 2014), did(1, 'Nurse', null)])
    .execute()
  const answer = await app.get('/users/search?q=rosa', { session: manager, as: 'json' })
  expect(answer.json().users[0].records).toMatchObject([
    { kind: 'work', title: 'Nurse', organization: 'Harbor Health', fromYear: 2010, toYear: null },
    { title: 'Aide', toYear: 2014 },
  ])
  expect((await app.get('/users/search?q=rosa', { session: manager })).body).toContain('Nurse, Harbor Health')
  const job = '0190aaaa-0000-7000-8000-000000000001'
  const csv = (await app.get(`/users/search.csv?q=vic+fitted&job=${job}`, { session: admin })).body
  const [head, row] = csv.trim().split('\r\n')
  expect(head).toMatch(/,Fit to Police Officer$/)
  expect(Number(row!.split(',').at(-1))).toBeGreaterThan(60)
})

it('exports what the viewer finds, audited, and nothing that a spreadsheet runs', async () => {
  const id = await member('=HYPERLINK("x")', 'Export', {}, { themeId: harbor })
  await member('Ines', 'Export', {}, { themeId: docks })
  const answer = await app.get('/users/search.csv?q=export', { session: owner })
  expect(answer.headers['content-type']).toContain('text/csv')
  const lines = answer.body.trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/^"'=HYPERLINK/)
  expect(
    (await app.get(`/users/search.csv?id=${id}`, { session: admin })).body.trim().split('\r\n'),
  ).toHaveLength(2)
  for (const session of [manager, mentor])
    expect((await app.get('/users/search.csv', { session })).statusCode).toBe(403)
  const trail = await app.db
    .selectFrom('audit_entries')
    .select('detail')
    .where('action', '=', 'user.export')
    .orderBy('id')
    .execute()
  expect(trail.map(({ detail }) => detail)).toContainEqual({ query: 'q=export' })
})

it('shows members the mentors who let themselves be found', async () => {
  await member(
    'Rosa',
    'Guide',
    { isFindable: true, corpsId: 'navy' },
    { type: 'Mentor', email: 'rosa@guide.example' },
  )
  await member('Sly', 'Guide', {}, { type: 'Mentor' })
  const { session } = await app.signIn()
  const answer = await app.get('/users/search/mentors', { session, as: 'json' })
  const { mentors } = answer.json()
  expect(mentors.map(({ firstName }: UserCard) => firstName)).toEqual(['Rosa'])
  expect(answer.body).not.toContain('rosa@guide.example')
  const army = await app.get('/users/search/mentors?c=army', { session, as: 'json' })
  expect(army.json().totalDocs).toBe(0)
  expect((await app.get('/users/search/mentors', { session })).body).toContain('Rosa Guide')
  expect((await app.get('/users/search/mentors')).statusCode).toBe(303)
})

it('shows a mentor no one to connect with but others', async () => {
  const { id, session } = await app.signIn({ type: 'Mentor', firstName: 'Iris' })
  await saveProfile(app.db, id, { isFindable: true })
  const find = async (as: string) =>
    (await app.get('/users/search/mentors?q=Iris', { session: as, as: 'json' })).json().totalDocs
  expect(await find((await app.signIn()).session)).toBe(1)
  expect(await find(session)).toBe(0)
})

it('shows the last page of mentors for a page beyond the end', async () => {
  for (const firstName of ['Ada', 'Bea', 'Cal'])
    await member(firstName, 'Pilot', { isFindable: true }, { type: 'Mentor' })
  const { session } = await app.signIn()
  const answer = await app.get('/users/search/mentors?q=pilot&limit=2&page=9', { session, as: 'json' })
  expect(answer.json()).toMatchObject({ totalDocs: 3, page: 2, mentors: [{ firstName: 'Cal' }] })
})
