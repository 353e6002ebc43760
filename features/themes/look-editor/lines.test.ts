// What a theme offers beside its variables goes through the draft of its look as well.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let docks: string
/** Otto owns the docks, Ruth is an administrator. */
let otto: string
let ruth: string
const host = 'docks.localhost'

beforeAll(async () => {
  app = await testApp()
  docks = await app.addSite('Dock Workers', [host])
  const applications = JSON.stringify({ liveEditing: true, search: true })
  await app.db.updateTable('themes').set({ applications }).where('id', '=', docks).execute()
  await app.app.sites.refresh()
  otto = (await app.signIn({ firstName: 'Otto', isThemeOwner: true, themeId: docks })).session
  ruth = (await app.signIn({ firstName: 'Ruth', type: 'Admin' })).session
})
afterAll(() => app.close())

const url = () => `/website-builder/site/${docks}/look`
const save = (body: Record<string, unknown>, session = otto) => app.send('PUT', url(), { session, body })
const publish = () => app.send('POST', `${url()}/publish`, { session: otto })
const discard = () => app.send('DELETE', url(), { session: otto })
const form = (body: Record<string, unknown>, session = otto) =>
  app.send('PUT', `/admin/themes/${docks}`, { session, body })
const editor = async () =>
  (await app.get(`/website-builder/customize/${docks}`, { as: 'json', session: otto })).json().look
const withoutData = (body: string) => body.replace(/<script type="application[\s\S]*?<\/script>/g, '')
let visit = 0
const home = async () => withoutData((await app.get(`/?visit=${++visit}`, { host })).body)
const preview = async () => withoutData((await app.get(`${url()}/preview?path=/`, { session: otto })).body)

const lines = {
  ...{ official: 'A website of the port', phone: '555-0100', hours: 'Weekdays, 8 to 5', stickyHeader: true },
  ...{ buttonLabel: 'Sign on', buttonHref: '/jobs/search', languages: [{ label: 'Español', href: '/es' }] },
  ...{ notice: 'Pier 4 is closed', noticeHref: 'tel:988', noticeLevel: 'danger', noticeClosable: true },
  ...{ heroLayout: 'picture', heroPicture: '/pier.webp', heroPictureText: 'The pier at dawn' },
}
const seen = [
  'A website of the port',
  '555-0100',
  'Weekdays, 8 to 5',
  'data-sticky-header',
  'Sign on',
  'Español',
  'Pier 4 is closed',
  'href="tel:988"',
  'src="/pier.webp"',
  'alt="The pier at dawn"',
]

test('lines, phone, languages, button and picture are drafted, previewed, published and brought back', async () => {
  expect((await save(lines)).json()).toMatchObject({ state: { draft: lines, live: { notice: '' } } })
  const [before, drafted] = [await home(), await preview()]
  for (const part of seen) {
    expect(before, part).not.toContain(part)
    expect(drafted, part).toContain(part)
  }
  expect((await publish()).statusCode).toBe(200)
  await expect.poll(home).toContain('Pier 4 is closed')
  const after = await home()
  for (const part of seen) expect(after, part).toContain(part)
  // The form of the site and the words of its home page have the same.
  const { theme } = (await app.get(`/admin/themes/${docks}`, { as: 'json', session: otto })).json()
  expect(theme).toMatchObject({ official: lines.official, languages: lines.languages, stickyHeader: true })
  expect((await app.send('POST', `${url()}/versions/1`, { session: otto })).statusCode).toBe(200)
  await expect.poll(home).not.toContain('Pier 4 is closed')
  const back = await home()
  for (const part of seen) expect(back, part).not.toContain(part)
  expect(back).toContain('Find your next job')
})

test('what the form of the site has changed can be brought back as well', async () => {
  await form({ notice: 'Typed into the form' })
  await save({ notice: 'Typed into the editor' })
  await publish()
  const { versions } = await editor()
  const { number } = versions[1]
  expect((await app.send('POST', `${url()}/versions/${number}`, { session: otto })).statusCode).toBe(200)
  await expect.poll(home).toContain('Typed into the form')
})

test('a file and a copy of the site have them; a file of the first version leaves them alone', async () => {
  await save(lines)
  const file = (await app.get(`${url()}/export`, { session: otto })).body
  expect(JSON.parse(file)).toMatchObject({ version: 3, look: lines })
  await discard()
  const read = (text: string) => app.send('POST', `${url()}/import`, { session: otto, body: { file: text } })
  expect((await read(file)).json()).toMatchObject({ state: { draft: lines } })
  await publish()
  const old = JSON.stringify({ format: 'look', version: 1, look: { radius: 3 } })
  expect((await read(old)).json()).toMatchObject({ state: { draft: { ...lines, radius: 3 } } })
  await discard()
  const copied = await app.send('POST', `/admin/themes/${docks}/duplicate`, { session: ruth, body: {} })
  const copy = copied.json().theme.id
  const { look } = (await app.get(`/website-builder/customize/${copy}`, { as: 'json', session: ruth })).json()
  expect(look.state.live).toMatchObject(lines)
})

test('a preset leaves what a site says as it is', async () => {
  await save({ preset: 'workshop' })
  const { draft } = (await editor()).state
  expect(draft).toMatchObject({ ...lines, heroLayout: 'picture', headerLayout: 'bar' })
  await discard()
})

test('no script, no day after the last, no third thing: each is refused at its field, and the draft stays', async () => {
  const refused = async (body: Record<string, unknown>) => (await save(body)).json().errors
  for (const noticeHref of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    '//evil.example',
  ])
    expect(Object.keys(await refused({ noticeHref })), noticeHref).toEqual(['noticeHref'])
  expect(await refused({ noticeFrom: '2026-12-02', noticeTo: '2026-12-01' })).toEqual({
    noticeTo: 'The notice ends before it begins.',
  })
  // Each by itself is right; together with what the draft has, they are not.
  await save({ noticeFrom: '2026-12-02' })
  expect(await refused({ noticeTo: '2026-12-01' })).toEqual({ noticeTo: 'The notice ends before it begins.' })
  expect(await refused({ buttonHref: 'javascript:alert(1)', heroPicture: 'javascript:x' })).toEqual({
    buttonHref: 'An address begins with / or https://, such as /jobs/search.',
    heroPicture: 'An address begins with / or https://, such as /jobs/search.',
  })
  expect(await refused({ languages: [{ label: 'Español', href: 'javascript:x' }] })).toMatchObject({
    'languages.0.href': expect.stringContaining('An address begins'),
  })
  expect((await editor()).state.draft).toMatchObject({ noticeHref: 'tel:988', noticeTo: '' })
  await discard()
})

test('two owners who save different lines at once both keep theirs', async () => {
  const { draft: was } = (await editor()).state
  await Promise.all([save({ phone: '555-0111', was }), save({ official: 'Ours', was }, ruth)])
  expect((await editor()).state.draft).toMatchObject({ phone: '555-0111', official: 'Ours' })
  const second = await save({ phone: '555-0122', was }, ruth)
  expect(second.json().conflicts).toMatchObject({ phone: { value: '555-0111' } })
  await discard()
})

test('without script the form saves lines, and takes away the last row of a list', async () => {
  const { draft: was } = (await editor()).state
  const sent = { was: JSON.stringify(was), stickyHeader: 'false', phone: was.phone, languages: '' }
  const rows = { 'languages.0.label': '', 'languages.0.href': '' }
  const saved = await app.send('POST', url(), { session: otto, body: { ...sent, ...rows } })
  expect(saved.json()).toMatchObject({ state: { draft: { stickyHeader: false, languages: [] } } })
  const header = async (headerLayout: string) => {
    await save({ headerLayout })
    return (await app.get(`/website-builder/customize/${docks}`, { session: otto })).body
  }
  // A header in one row has no room for it.
  expect(await header('inline')).not.toContain('name="phone"')
  const page = await header('bar')
  for (const name of [
    'official',
    'notice',
    'noticeFrom',
    'phone',
    'stickyHeader',
    'buttonHref',
    'languages.0.href',
  ])
    expect(page, name).toContain(`name="${name}"`)
  await discard()
})

test('without script scopes change places when the form is sent', async () => {
  const scopes = ['Benefits', 'State jobs', 'All jobs'].map((label) => ({ label, href: '/jobs/search' }))
  await save({ heroLayout: 'tasks', scopes })
  const page = (await app.get(`/website-builder/customize/${docks}`, { session: otto })).body
  for (const at of [0, 1, 2]) expect(page).toMatch(new RegExp(`<noscript>.*name="scopes.${at}._place"`, 's'))
  const { draft: was } = (await editor()).state
  const rows = scopes.flatMap(({ label, href }, at) => [
    [`scopes.${at}.label`, label],
    [`scopes.${at}.href`, href],
    [`scopes.${at}._place`, label === 'All jobs' ? '1' : String(at + 1)],
  ])
  const blank = { 'scopes.3.label': '', 'scopes.3.href': '', 'scopes.3._place': '4' }
  const body = { was: JSON.stringify(was), scopes: '', ...Object.fromEntries(rows), ...blank }
  const saved = await app.send('POST', url(), { session: otto, body })
  expect(saved.json().state.draft.scopes.map(({ label }: { label: string }) => label)).toEqual([
    'All jobs',
    'Benefits',
    'State jobs',
  ])
  await discard()
})

test('a line that administrators keep is changed by no owner, through any form', async () => {
  await form({ lookReserved: ['official', 'heroPicture'] }, ruth)
  const refused = { official: 'An administrator sets this.' }
  expect((await save({ official: 'Mine' })).json().errors).toEqual(refused)
  expect((await form({ official: 'Mine', phone: '555-0133' })).json().errors).toEqual(refused)
  // Sent as it is, as a form does, it refuses nothing.
  expect((await form({ official: lines.official, phone: '555-0133' })).statusCode).toBe(200)
  const words = { headline: 'Ahoy', lead: 'Work', picture: '/other.webp' }
  const home = await app.send('PUT', `/admin/themes/${docks}/home`, { session: otto, body: words })
  expect(home.json().errors).toEqual({ heroPicture: 'An administrator sets this.' })
  const page = (await app.get(`/admin/themes/${docks}`, { session: otto })).body
  expect([page.includes('name="official"'), page.includes('name="phone"')]).toEqual([false, true])
})
