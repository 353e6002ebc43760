import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let harbor: string
let docks: string
/** Olive owns Harbor Veterans, Otto the docks. */
let olive: string
let otto: string

beforeAll(async () => {
  app = await testApp()
  harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  docks = await app.addSite('Dock Workers', ['docks.localhost'])
  olive = (await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: harbor })).session
  otto = (await app.signIn({ firstName: 'Otto', isThemeOwner: true, themeId: docks })).session
})
afterAll(() => app.close())

const url = (id = harbor) => `/admin/themes/${id}/home`
const save = (body: Record<string, unknown>, session = olive, id = harbor) =>
  app.send('PUT', url(id), { session, body })
const page = async (host = 'localhost') => (await app.get('/', { host })).body

test('the words of the home page are its owner’s, and seen at once', async () => {
  const begun = (await app.get(url(), { as: 'json', session: olive })).json()
  expect(begun).toMatchObject({ home: { headline: 'Find your next job' }, hasOwnHome: false })
  const saved = await save({
    ...{ eyebrow: '', headline: 'Work ashore', lead: 'For those who sailed.' },
    ...{
      quickSearches: '',
      'quickSearches.0.label': 'Pilot',
      'quickSearches.0.href': '/jobs/search?q=pilot',
    },
    ...{ blocksTitle: 'What we do', 'blocks.0.title': 'Papers', 'blocks.0.text': 'We read your record.' },
    ...{ 'blocks.0.href': '', 'blocks.0.linkText': '', 'blocks.1.title': '', 'blocks.1.text': '' },
    ...{ steps: [{ title: 'Come by', text: 'Pier 4, any day.' }] },
  })
  expect(saved.json()).toMatchObject({ ok: true })
  const shown = await page()
  for (const words of ['Work ashore', 'For those who sailed.', 'q=pilot', 'We read your record.', 'Pier 4'])
    expect(shown).toContain(words)
  const { home } = (await app.get(url(), { as: 'json', session: olive })).json()
  expect(home).toEqual({
    ...{
      headline: 'Work ashore',
      lead: 'For those who sailed.',
      blocksTitle: 'What we do',
    },
    quickSearches: [{ label: 'Pilot', href: '/jobs/search?q=pilot' }],
    blocks: [{ title: 'Papers', text: 'We read your record.' }],
    steps: [{ title: 'Come by', text: 'Pier 4, any day.' }],
  })
})

test('other words of the site stay', async () => {
  await app.send('PUT', `/admin/themes/${harbor}`, { session: olive, body: { tagline: 'Fair winds' } })
  await save({ headline: 'Ahoy' })
  const { theme } = (await app.get(`/admin/themes/${harbor}`, { as: 'json', session: olive })).json()
  expect(theme.tagline).toBe('Fair winds')
  await app.send('PUT', `/admin/themes/${harbor}`, { session: olive, body: { tagline: 'Fair seas' } })
  const { home } = (await app.get(url(), { as: 'json', session: olive })).json()
  expect(home.headline).toBe('Ahoy')
  await expect.poll(() => page()).toContain('Ahoy')
})

test('says what is wrong with each row', async () => {
  const wrong = {
    ...{ headline: ' ', 'quickSearches.0.label': 'Pilot', 'quickSearches.0.href': 'jobs' },
    ...{ 'blocks.0.title': '', 'blocks.0.text': '', 'blocks.1.title': '', 'blocks.1.text': 'Papers' },
    steps: Array.from({ length: 7 }, () => ({ title: 'Step', text: 'Up' })),
  }
  expect((await save(wrong)).json().errors).toEqual({
    headline: 'Please write a headline.',
    'quickSearches.0.href': 'An address begins with / or https://, such as /jobs/search.',
    'blocks.1.title': 'Please give it a title.',
    steps: 'There can be 6 at most.',
  })
  expect((await save({ headline: 'Hi', html: '<script>' })).statusCode).toBe(422)
})

test('a home page made in the editor takes precedence, and the form says so', async () => {
  const body = { name: 'Welcome', description: 'Who we are.', type: 'home', route: null }
  const made = await app.send('POST', `/admin/themes/${harbor}/pages`, { session: olive, body })
  expect((await app.get(url(), { session: olive })).body).toContain('has a custom home page')
  const gone = await app.send('DELETE', `/admin/themes/${harbor}/pages/${made.json().page.id}`, {
    session: olive,
  })
  expect(gone.json()).toMatchObject({ ok: true })
  expect((await app.get(url(), { as: 'json', session: olive })).json()).toMatchObject({ hasOwnHome: false })
  await expect.poll(() => page()).toContain('Ahoy')
})

test('owners edit only their own site', async () => {
  expect((await app.get(url(), { session: otto })).statusCode).toBe(404)
  expect((await save({ headline: 'Mine' }, otto)).statusCode).toBe(404)
  expect((await save({ headline: 'Ours' }, otto, docks)).statusCode).toBe(200)
  expect(await page('docks.localhost')).toContain('Ours')
  expect(await page()).not.toContain('Ours')
})

test('an owner chooses what leads: hero, tiles with pictures, services, figures and the order of the sections', async () => {
  const saved = await save({
    ...{ headline: 'Build something', picture: '/demo/logos/hero.svg' },
    ...{ 'actions.0.label': 'Apprenticeships', 'actions.0.href': '/jobs/search?type=Apprenticeship' },
    ...{ 'figures.0.value': '$0', 'figures.0.label': 'tuition, ever' },
    ...{ tilesTitle: 'Open trades', 'tiles.0.title': 'Ironwork', 'tiles.0.text': 'Steel and rigging.' },
    ...{ 'tiles.0.href': '/jobs/search?q=ironworker', 'tiles.0.picture': '/demo/logos/iron.svg' },
    ...{
      'services.0.group': 'Money',
      'services.0.label': 'Tax relief',
      'services.0.text': 'Up to all of it.',
    },
    ...{ 'services.0.href': '/pages/tax', 'steps.0.title': 'Come by', 'steps.0.text': 'Pier 4.' },
  })
  expect(saved.json()).toMatchObject({ ok: true })
  const sections = { services: { place: '1' }, tiles: { place: '2' }, steps: { place: '0' } }
  const { session } = await app.signIn({ firstName: 'Ruth', type: 'Admin' })
  const chosen = await app.send('PUT', `/themes/${harbor}`, {
    session,
    body: { heroLayout: 'picture', sections },
  })
  expect(chosen.json()).toMatchObject({ ok: true })
  await expect.poll(() => page()).toContain('hero.svg')
  const shown = (await page()).replace(/<script[\s\S]*?<\/script>/g, '')
  for (const words of ['hero.svg', 'Apprenticeships', 'tuition, ever', 'iron.svg', 'Steel and rigging.'])
    expect(shown).toContain(words)
  expect(shown.indexOf('Tax relief')).toBeLessThan(shown.indexOf('Ironwork'))
  expect(shown).not.toContain('Pier 4.')
  const refused = await save({
    ...{ headline: 'Build', 'tiles.0.title': 'Ironwork', 'tiles.0.text': 'Steel.' },
    ...{ 'tiles.0.href': 'javascript:alert(1)', 'tiles.0.picture': '/iron.svg' },
  })
  expect(Object.keys(refused.json().errors)).toEqual(['tiles.0.href'])
})
