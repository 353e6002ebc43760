// What the sections of a home page say is part of the look: drafted, previewed, published, brought back, copied, in files.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let docks: string
let yards: string
/** Otto owns the docks, Ruth is an administrator. */
let otto: string
let ruth: string
const host = 'docks.localhost'

beforeAll(async () => {
  app = await testApp()
  docks = await app.addSite('Dock Workers', [host])
  yards = await app.addSite('Ship Yards', ['yards.localhost'])
  const applications = JSON.stringify({ liveEditing: true, search: true })
  await app.db.updateTable('themes').set({ applications }).where('id', 'in', [docks, yards]).execute()
  await app.app.sites.refresh()
  otto = (await app.signIn({ firstName: 'Otto', isThemeOwner: true, themeId: docks })).session
  ruth = (await app.signIn({ firstName: 'Ruth', type: 'Admin' })).session
})
afterAll(() => app.close())

const url = (id = docks) => `/website-builder/site/${id}/look`
const save = (body: Record<string, unknown>, id = docks, session = otto) =>
  app.send('PUT', url(id), { session, body })
const publish = () => app.send('POST', `${url()}/publish`, { session: otto })
const discard = (id = docks) => app.send('DELETE', url(id), { session: ruth })
const read = (file: string, id = docks, session = otto) =>
  app.send('POST', `${url(id)}/import`, { session, body: { file } })
const editor = async (id = docks, session = otto) =>
  (await app.get(`/website-builder/customize/${id}`, { as: 'json', session })).json().look
const withoutData = (body: string) => body.replace(/<script[\s\S]*?<\/script>/g, '')
let visit = 0
const home = async () => withoutData((await app.get(`/?visit=${++visit}`, { host })).body)
const preview = async () => withoutData((await app.get(`${url()}/preview?path=/`, { session: otto })).body)

const tile = { title: 'Ironwork', text: 'Steel and rigging.', href: '/iron', picture: '/iron.webp' }
const words = {
  ...{ headline: 'Learn a trade', lead: 'Paid from day one.', eyebrow: 'Local 512' },
  ...{ quickSearches: [{ label: 'Welders', href: '/jobs/search?q=welder' }] },
  ...{ tilesTitle: 'Open trades', tiles: [tile], figures: [{ value: '$0', label: 'tuition, ever' }] },
  ...{ steps: [{ title: 'Come by', text: 'Pier 4, any day.' }], quote: 'It changed my life.' },
}
const sections = [
  { name: 'tiles', shown: true, variant: 'list' },
  { name: 'figures', shown: true, variant: 'boxes' },
  { name: 'quote', shown: true },
  { name: 'steps', shown: false },
]
const said = ['Learn a trade', 'Paid from day one.', 'Local 512', 'Welders', 'Open trades', 'Ironwork', '$0']

test('words, rows, order and look of sections are seen in the preview, and by visitors once published', async () => {
  const saved = await save({ ...words, sections })
  expect(saved.json()).toMatchObject({ state: { draft: { ...words, sections }, live: { tiles: [] } } })
  const [before, drafted] = [await home(), await preview()]
  for (const part of [...said, 'It changed my life.']) {
    expect(before, part).not.toContain(part)
    expect(drafted, part).toContain(part)
  }
  expect(drafted.indexOf('Ironwork')).toBeLessThan(drafted.indexOf('tuition, ever'))
  expect(drafted).not.toContain('Pier 4')
  expect((await publish()).statusCode).toBe(200)
  await expect.poll(home).toContain('Learn a trade')
  const after = await home()
  for (const part of said) expect(after, part).toContain(part)
  // The form of the home page has the same words.
  const form = await app.get(`/admin/themes/${docks}/home`, { as: 'json', session: otto })
  expect(form.json().home).toMatchObject(words)
})

test('going back brings back what was said before, also what the form of the home page had changed', async () => {
  expect((await app.send('POST', `${url()}/versions/1`, { session: otto })).statusCode).toBe(200)
  await expect.poll(home).toContain('Find your next job')
  const back = await home()
  for (const part of said) expect(back, part).not.toContain(part)
  expect((await app.send('POST', `${url()}/versions/2`, { session: otto })).statusCode).toBe(200)
  const body = { headline: 'Typed into the form', lead: 'Today.' }
  await app.send('PUT', `/admin/themes/${docks}/home`, { session: otto, body })
  await save({ tiles: [tile, { ...tile, title: 'Welding' }] })
  await publish()
  const { versions } = await editor()
  await app.send('POST', `${url()}/versions/${versions[1].number}`, { session: otto })
  await expect.poll(home).toContain('Typed into the form')
  expect((await app.send('POST', `${url()}/versions/2`, { session: otto })).statusCode).toBe(200)
  expect((await editor()).state.live).toMatchObject({ ...words, sections })
})

test('a version from before words were part of a look leaves them as they are', async () => {
  const { number } = (await editor()).versions[0]
  const old = { brand: '#7a1f1f', accent: '#8a6100', ink: '#101c33', headerLayout: 'stacked' }
  await app.db
    .insertInto('look_versions')
    .values({ theme_id: docks, number: number + 1, look: JSON.stringify(old), published_by: null })
    .execute()
  await app.send('POST', `${url()}/versions/${number + 1}`, { session: otto })
  const { state, versions } = await editor()
  expect(state.live).toMatchObject({ ...words, ...old })
  // What was live is a version of its own, as the old one has no words.
  expect(versions[1].number).toBe(number + 2)
})

test('a copy of the site has them, and so has another site that reads the file', async () => {
  await save({ ...words, headline: 'In the draft', sections })
  const file = (await app.get(`${url()}/export`, { session: otto })).body
  expect(JSON.parse(file)).toMatchObject({
    version: 3,
    look: { ...words, headline: 'In the draft', sections },
  })
  await discard()
  expect((await read(file, yards, ruth)).json()).toMatchObject({
    state: { draft: { ...words, headline: 'In the draft', sections } },
  })
  await discard(yards)
  const copied = await app.send('POST', `/admin/themes/${docks}/duplicate`, { session: ruth, body: {} })
  const { look } = (
    await app.get(`/website-builder/customize/${copied.json().theme.id}`, { as: 'json', session: ruth })
  ).json()
  expect(look.state.live).toMatchObject({ ...words, sections })
})

test('a file of a site without words of its own, or of an earlier version, says nothing for another', async () => {
  const file = (await app.get(`${url(yards)}/export`, { session: ruth })).body
  expect(JSON.parse(file).look).not.toHaveProperty('headline')
  expect(JSON.parse(file).look).not.toHaveProperty('lead')
  const old = JSON.stringify({ format: 'look', version: 2, look: { radius: 3 } })
  expect((await read(old)).json()).toMatchObject({ state: { draft: { ...words, radius: 3 } } })
  await discard()
})

test('what is wrong with a row is said at its field, and the draft stays', async () => {
  const refused = async (body: Record<string, unknown>) => (await save(body)).json().errors
  expect(await refused({ headline: ' ' })).toEqual({ headline: 'Please write a headline.' })
  expect(await refused({ tiles: [{ ...tile, href: 'javascript:alert(1)' }] })).toEqual({
    'tiles.0.href': 'An address begins with / or https://, such as /jobs/search.',
  })
  expect(await refused({ steps: Array.from({ length: 7 }, () => words.steps[0]) })).toEqual({
    steps: 'There can be 6 at most.',
  })
  expect(Object.keys(await refused({ newestSearch: 'https://evil.example' }))).toEqual(['newestSearch'])
  const wrong = { format: 'look', version: 3, look: { tiles: [{ ...tile, picture: 'javascript:x' }] } }
  expect((await read(JSON.stringify(wrong))).json().errors.file).toMatch(/^Tiles: An address begins/)
  expect((await editor()).state.saved).toBeNull()
})

test('two owners who change different sections at once both keep theirs, and are asked about the same list', async () => {
  const { draft: was } = (await editor()).state
  const steps = [{ title: 'Call us', text: '555-0100' }]
  await Promise.all([save({ steps, was }), save({ quote: 'Thank you.', was }, docks, ruth)])
  expect((await editor()).state.draft).toMatchObject({ steps, quote: 'Thank you.' })
  const second = await save({ steps: [...steps, ...words.steps], was }, docks, ruth)
  expect(second.json().conflicts).toMatchObject({ steps: { value: '1 step' } })
  expect((await editor()).state.draft).toMatchObject({ steps })
  await discard()
})

test('without script the form saves rows, and leaves the blanks that it sends', async () => {
  const { draft: was } = (await editor()).state
  const row = (at: number, one: object) =>
    Object.fromEntries(Object.entries(one).map(([name, value]) => [`tiles.${at}.${name}`, value]))
  const blank = { title: '', note: '', text: '', detail: '', href: '', picture: '' }
  const sent = { ...row(0, { ...blank, ...tile }), ...row(1, blank), tiles: '' }
  const unchanged = await app.send('POST', url(), {
    session: otto,
    body: { ...sent, was: JSON.stringify(was) },
  })
  expect(unchanged.json().state.saved).toBeNull()
  const added = { ...row(1, { ...blank, ...tile, title: 'Welding' }), was: JSON.stringify(was) }
  const saved = await app.send('POST', url(), { session: otto, body: { ...sent, ...added } })
  expect(saved.json().state.draft.tiles).toEqual([tile, { ...tile, title: 'Welding' }])
  const page = (await app.get(`/website-builder/customize/${docks}`, { session: otto })).body
  for (const name of ['headline', 'quickSearches.0.href', 'tilesTitle', 'tiles.1.title', 'figures.0.value'])
    expect(page, name).toContain(`name="${name}"`)
  // What the hidden section says is asked for once it is shown.
  expect(page).not.toContain('name="steps.0.title"')
  await discard()
})
