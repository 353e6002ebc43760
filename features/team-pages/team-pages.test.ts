import { expect, test } from 'vitest'
import { addFundraiser, addTeam, sendGift } from '#features/donations/gift.fixture.ts'
import { photoOfHome, postFile } from '#features/files/files.fixture.ts'
import { visitor } from '#features/sign-up/visitor.fixture.ts'
import { newId } from '#lib/ids.ts'
import { runTasks } from '#test/tasks.ts'
import { act, app, create, fundraiser, mallory, openSite, show, site, walter } from './team-pages.fixture.ts'

openSite()

const email = () => `${newId()}@example.org`

test('a member makes a team page, gives it a story, and shares it', async () => {
  const made = await create('Keystone Ruckers')
  expect(made.statusCode, made.body).toBe(201)
  expect(made.json().teamPage.slug).toBe('keystone-ruckers')
  // Pressed twice it is one page; a page of somebody else with the same name has another address.
  expect((await create('Keystone Ruckers')).json().teamPage).toEqual(made.json().teamPage)
  expect((await create('Keystone Ruckers', mallory)).json().teamPage.slug).toBe('keystone-ruckers-2')
  const team = await show('keystone-ruckers')
  expect(team).toMatchObject({
    name: 'Keystone Ruckers',
    goal: 500,
    totalRaised: 0,
    donationCount: 0,
    percentage: 0,
    status: 'active',
    owner: { name: 'Walter Jennings' },
    mayEdit: false,
  })
  expect((await show('keystone-ruckers', walter)).mayEdit).toBe(true)
  const { body } = await app.get('/teams/keystone-ruckers')
  expect(body).toMatch(/<meta[^>]*og:title[^>]*Keystone Ruckers: 0% of the goal/)
  expect(body).toContain('<svg')
  expect(body).toContain('QR code')
  expect((await app.get(`/fundraisers/${fundraiser}/team-pages/new`)).statusCode).toBeGreaterThanOrEqual(300)
})

test('a page has a picture, also where it is shared; another one replaces it, and the page takes its own along', async () => {
  const { slug } = (await create('Picture Perfect')).json().teamPage
  const { id } = await show(slug)
  const form = { name: 'Picture Perfect', goal: '500' }
  const put = async (bytes: Buffer, session = walter.session) =>
    postFile(app, `/team-pages/${id}`, session, bytes, 'ruckers.jpg', form, 'picture')
  expect((await put(await photoOfHome(), mallory.session)).statusCode).toBe(404)
  expect((await put(Buffer.from('%PDF-1.4'))).json().errors.picture).toContain('picture')
  expect((await put(await photoOfHome())).statusCode).toBe(200)
  const first = (await show(slug)).image
  expect((await app.get(first)).headers['content-type']).toMatch(/^image/)
  const head = (await app.get(`/teams/${slug}`)).body
  expect(head).toMatch(new RegExp(`og:image[^>]*http://localhost[^"]*${first}`))
  await put(await photoOfHome())
  expect((await show(slug)).image).not.toBe(first)
  await runTasks(app, 'pictures.settle')
  expect((await app.get(first)).statusCode).toBe(404)
  const bare = { ...form, removePicture: 'true' }
  await app.send('PUT', `/team-pages/${id}`, { body: bare, session: walter.session })
  expect((await show(slug)).image).toBeNull()
})

test('a form without script that is refused shows the dollars that were typed, with a picture or without', async () => {
  const form = `/fundraisers/${fundraiser}/team-pages/new?userType=Manager`
  const who = visitor(app, 'localhost', form)
  who.cookies.session = walter.session
  await who.html(form)
  const files = { picture: { name: 'ruckers.jpg', bytes: await photoOfHome() } }
  for (const sent of [{}, files]) {
    const typed = { name: '', goal: '1250.50', story: 'For Grace.' }
    const path = `/fundraisers/${fundraiser}/team-pages`
    expect((await who.multipart(path, typed, sent, 'text/html')).statusCode).toBe(303)
    const { body } = await who.html(form)
    expect(body).toContain('For Grace.')
    expect(/name="goal"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="goal"/.exec(body)?.slice(1)).toContain(
      '1250.50',
    )
  }
})

test('gifts count to the team and the member, past 100 percent, and anonymous ones name nobody, also to the owner', async () => {
  const { id, slug } = (await create('Over the Top')).json().teamPage
  await sendGift(app, { teamPage: id, member: walter.id, amount: 600, tip: 0, email: email() })
  await sendGift(app, {
    teamPage: id,
    amount: 50,
    tip: 0,
    anonymous: true,
    firstName: 'Hidden',
    email: email(),
  })
  const team = await show(slug, walter)
  expect(team).toMatchObject({ totalRaised: 650, percentage: 130, donationCount: 2 })
  expect(team.team).toMatchObject([{ name: 'Walter Jennings', totalRaisedCents: 60_000 }])
  for (const as of ['html', 'json'] as const)
    expect((await app.get(`/teams/${slug}`, { as, session: walter.session })).body).not.toMatch(/Hidden/)
})

test('only the owner and staff change it; to others it is not there', async () => {
  const { id } = (await create('Mine Alone')).json().teamPage
  expect((await act('archive', id, mallory)).statusCode).toBe(404)
  expect(
    (await app.send('PUT', `/team-pages/${id}`, { body: {}, session: mallory.session })).statusCode,
  ).toBe(404)
  expect(
    (await app.send('DELETE', `/team-pages/${id}`, { body: {}, session: mallory.session })).statusCode,
  ).toBe(404)
  const saved = await app.send('PUT', `/team-pages/${id}`, {
    body: { name: 'Ours', goal: '10' },
    session: walter.session,
  })
  expect(saved.statusCode).toBe(200)
  const staff = await app.signIn({ isThemeOwner: true, themeId: site })
  expect((await act('archive', id, staff)).statusCode).toBe(200)
})

test('archived it takes no gift; reopened it does; each only once', async () => {
  const { id, slug } = (await create('Past Event')).json().teamPage
  expect((await act('archive', id)).statusCode).toBe(200)
  const again = await act('archive', id)
  expect([again.statusCode, again.json().error]).toEqual([409, 'Could not archive team page.'])
  expect((await app.get(`/teams/${slug}`)).body).toContain('This is a past event')
  expect((await sendGift(app, { teamPage: id, email: email() })).statusCode).toBe(422)
  expect((await act('reopen', id)).statusCode).toBe(200)
  expect((await act('reopen', id)).json().error).toBe('Could not reopen team page.')
  expect((await sendGift(app, { teamPage: id, email: email() })).statusCode).toBe(201)
})

test('deleted by typing "delete", and only while nothing was raised', async () => {
  const { id } = (await create('Gone Soon')).json().teamPage
  const remove = (confirm: string, of = id) =>
    app.send('DELETE', `/team-pages/${of}`, { body: { confirm }, session: walter.session })
  expect((await remove('yes')).json().errors.confirm).toContain('delete')
  expect((await remove('DELETE')).statusCode).toBe(200)
  const { id: kept } = (await create('Kept')).json().teamPage
  await sendGift(app, { teamPage: kept, email: email() })
  expect((await remove('delete', kept)).json().errors.form).toContain('Archive it instead')
})

test('found by name, ten a page, with sums when asked; and among my teams', async () => {
  for (let n = 0; n < 12; n++) await addTeam(app.db, site, fundraiser, { name: `River Team ${n}` })
  const search = async (query: string) =>
    (await app.get(`/fundraisers/${fundraiser}/team-pages/search?${query}`, { as: 'json' })).json()
  const first = await search('q=river')
  expect(first.teams).toHaveLength(10)
  expect(first).toMatchObject({ totalDocs: 12, limit: 10 })
  expect(first.teams[0]).not.toHaveProperty('amountRaised')
  expect((await search('q=river&page=2&showAmountRaised=true')).teams[0]).toMatchObject({ amountRaised: 0 })
  const mine = (await app.get('/team-pages/my-teams', { as: 'json', session: walter.session })).json()
  expect(mine.docs.map(({ name }: { name: string }) => name)).toContain('Keystone Ruckers')
})

test('teams name the organizations that the fundraiser offers, a school with its district', async () => {
  const schools = await addFundraiser(app.db, site, { organization_types: ['school'] })
  const make = (body: object) =>
    app.send('POST', `/fundraisers/${schools}/team-pages`, {
      body: { name: 'JROTC', goal: '10', ...body },
      session: walter.session,
    })
  expect((await make({ organizationType: 'company', organizationName: 'X' })).json().errors).toHaveProperty(
    'organizationType',
  )
  expect((await make({ organizationType: 'school' })).json().errors).toHaveProperty('school')
  const school = { organizationType: 'school', school: 'Harrisburg High', district: 'Harrisburg' }
  const { slug } = (await make({ ...school, ownerJobTitle: 'Instructor' })).json().teamPage
  expect(await show(slug)).toMatchObject({
    ownerJobTitle: 'Instructor',
    organization: { type: 'school', school: 'Harrisburg High', district: 'Harrisburg' },
  })
})

test('staff list their teams, with filters, a file and the lookup; those of other sites are not in it', async () => {
  const staff = await app.signIn({ isThemeOwner: true, themeId: site })
  const stranger = await app.signIn({
    isThemeOwner: true,
    themeId: await app.addSite('Away', ['away.example']),
  })
  const list = async (query: string, who = staff) =>
    (await app.get(`/admin/team-pages${query}`, { as: 'json', session: who.session })).json()
  expect((await list('?q=keystone')).teams.at(-1)).toMatchObject({ owner: 'Walter Jennings', comments: 0 })
  expect(
    (await list('?status=archived')).teams.every(({ status }: { status: string }) => status === 'archived'),
  ).toBe(true)
  expect((await list('', stranger)).teams).toEqual([])
  await create('=HYPERLINK("x")')
  const file = await app.get('/admin/team-pages.csv', { session: staff.session })
  expect(file.body).toContain("'=HYPERLINK")
  const found = await app.get('/fetchers/team-pages?q=keystone', { as: 'json', session: staff.session })
  expect(found.json().teamPages[0]).toEqual({
    value: expect.any(String),
    label: expect.stringContaining('Keystone'),
  })
})
