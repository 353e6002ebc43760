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
    ...{ layout: 'banner', eyebrow: '', headline: 'Work ashore', lead: 'For those who sailed.' },
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
      layout: 'banner',
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
  expect(await page()).toContain('Ahoy')
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

test('a page of the editor stands in front, and the form says so', async () => {
  const body = { name: 'Welcome', description: 'Who we are.', type: 'home', route: null }
  const made = await app.send('POST', `/admin/themes/${harbor}/pages`, { session: olive, body })
  expect((await app.get(url(), { session: olive })).body).toContain('has a custom home page')
  await app.send('DELETE', `/admin/themes/${harbor}/pages/${made.json().page.id}`, { session: olive })
})

test('owners edit only their own site', async () => {
  expect((await app.get(url(), { session: otto })).statusCode).toBe(404)
  expect((await save({ headline: 'Mine' }, otto)).statusCode).toBe(404)
  expect((await save({ headline: 'Ours' }, otto, docks)).statusCode).toBe(200)
  expect(await page('docks.localhost')).toContain('Ours')
  expect(await page()).not.toContain('Ours')
})
