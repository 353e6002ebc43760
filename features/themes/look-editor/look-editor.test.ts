import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Docks, openDocks } from './docks.fixture.ts'
import { presets } from './model/presets.ts'

let app: Docks['app']
let docks: Docks['docks']
let otto: Docks['otto']
let dora: Docks['dora']
let ruth: Docks['ruth']
let url: Docks['url']
let save: Docks['save']
let publish: Docks['publish']
let discard: Docks['discard']
let editor: Docks['editor']
let home: Docks['home']
let preview: Docks['preview']
beforeAll(async () => {
  ;({ app, docks, otto, dora, ruth, url, save, publish, discard, editor, home, preview } = await openDocks())
})
afterAll(() => app.close())

test('a draft is seen by the owners of the site, and by nobody else until it is published', async () => {
  const saved = await save({ brand: '#7A1F1F', headerLayout: 'stacked' })
  expect(saved.json()).toMatchObject({
    state: { draft: { brand: '#7a1f1f', headerLayout: 'stacked' }, live: { brand: '#1b4d8a' } },
    conflicts: {},
  })
  expect((await editor(dora)).state).toMatchObject({
    draft: { brand: '#7a1f1f' },
    saved: { by: 'Otto Reyes' },
  })
  expect(await home()).not.toContain('#7a1f1f')
  expect((await publish()).statusCode).toBe(200)
  await expect.poll(home).toContain('--brand:#7a1f1f')
  expect(await home()).toContain('data-header-layout="stacked"')
  const { state, versions } = await editor()
  expect(state).toMatchObject({ saved: null, live: { brand: '#7a1f1f' } })
  expect(versions).toMatchObject([
    { number: 2, by: 'Otto Reyes', isLive: true, look: { brand: '#7a1f1f' } },
    { number: 1, by: null, isLive: false, look: { brand: '#1b4d8a' } },
  ])
  // Pressed twice, nothing happens twice.
  expect((await publish()).json().errors).toEqual({ form: 'There are no changes to publish.' })
  expect((await editor()).versions).toHaveLength(2)
})

test('a version is brought back, which is a version again; what another site has is not found', async () => {
  expect((await app.send('POST', `${url}/versions/1`, { session: otto })).statusCode).toBe(200)
  await expect.poll(home).toContain('--brand:#1b4d8a')
  expect((await editor()).versions[0]).toMatchObject({ number: 3, isLive: true })
  const entries = app.db
    .selectFrom('audit_entries')
    .select(['action', 'detail'])
    .where('subject_id', '=', docks)
  expect(await entries.orderBy('id', 'desc').executeTakeFirst()).toEqual({
    action: 'theme.change',
    detail: { fields: 'brand headerLayout' },
  })
  expect((await app.send('POST', `${url}/versions/99`, { session: otto })).statusCode).toBe(404)
  expect((await preview('version=2')).body).toContain('--brand:#7a1f1f')
  expect((await preview('version=99')).statusCode).toBe(404)
})

describe('two owners', () => {
  test('who save different settings at once both keep theirs', async () => {
    const { draft: was } = (await editor()).state
    await Promise.all([save({ brand: '#14532d', was }), save({ radius: '12', was }, dora)])
    expect((await editor()).state.draft).toMatchObject({ brand: '#14532d', radius: 12 })
    await discard()
  })

  test('who change the same setting are told, and neither is overwritten', async () => {
    const { draft: was } = (await editor()).state
    await save({ radius: 12, was })
    const second = await save({ radius: 20, density: 'compact', was }, dora)
    expect(second.json()).toMatchObject({
      state: { draft: { radius: 12, density: 'compact' } },
      conflicts: { radius: { value: '12 pixels', by: 'Otto Reyes' } },
    })
    // The one who has seen it decides.
    await save({ radius: 20, was: second.json().state.draft }, dora)
    expect((await editor()).state.draft).toMatchObject({ radius: 20 })
  })

  test('publish what they have looked at', async () => {
    const { saved } = (await editor()).state
    await save({ width: '84' }, dora)
    const late = await publish(otto, `?unmodifiedSince=${saved.at}`)
    expect(late.json().errors.form).toMatch(/^Someone else has changed the draft/)
    await discard()
    expect((await editor()).state.saved).toBeNull()
  })
})

test('what the variables are changed to directly is a version, and leaves the draft', async () => {
  await save({ radius: 3, brand: '#3b2f63' })
  const before = (await editor()).versions.length
  await app.send('PUT', `/themes/${docks}`, { session: ruth, body: { brand: '#0f4c5c' } })
  const { state, versions } = await editor()
  expect(versions).toHaveLength(before + 1)
  expect(state).toMatchObject({ live: { brand: '#0f4c5c' }, version: { by: 'Ruth Reyes' } })
  expect(state.draft).toMatchObject({ radius: 3 })
  await discard()
})

describe('settings that administrators keep', () => {
  test('owners see them, and change all others', async () => {
    const body = { lookReserved: ['headerLayout', 'brand'] }
    expect((await app.send('PUT', `/admin/themes/${docks}`, { session: ruth, body })).statusCode).toBe(200)
    expect((await editor()).reserved).toEqual(['brand', 'headerLayout'])
    expect((await editor(ruth)).reserved).toEqual([])
    const page = (await app.get(`/website-builder/customize/${docks}`, { session: otto })).body
    expect(page).toContain('Set by an administrator')
    expect(page).not.toContain('name="headerLayout"')
    const refused = { brand: 'An administrator sets this.' }
    expect((await save({ brand: '#111111', radius: 9 })).json().errors).toEqual(refused)
    const direct = await app.send('PUT', `/themes/${docks}`, { session: otto, body: { brand: '#111111' } })
    expect(direct.json().errors).toEqual(refused)
    // A preset, a file and a version change what they may.
    await save({ preset: 'workshop' })
    expect((await editor()).state.draft).toMatchObject({
      brand: '#0f4c5c',
      headerLayout: 'inline',
      radius: 0,
    })
    // What an administrator has prepared stays in the draft when an owner publishes.
    await save({ brand: '#222222' }, ruth)
    await publish(otto)
    expect((await editor()).state).toMatchObject({
      live: { brand: '#0f4c5c', radius: 0 },
      draft: { brand: '#222222' },
    })
    await app.send('PUT', `/admin/themes/${docks}`, { session: ruth, body: { lookReserved: [] } })
    await discard()
  })
})

describe('presets', () => {
  test('are at least eight, change the look alone, and can be undone', async () => {
    expect(presets.length).toBeGreaterThanOrEqual(8)
    const content = async () =>
      (
        await app.db
          .selectFrom('themes')
          .select(['content', 'logo_light', 'name'])
          .where('id', '=', docks)
          .execute()
      )[0]
    const [before, { sections }] = [await content(), (await editor()).state.draft]
    for (const { value, look } of presets) {
      expect((await save({ preset: value })).statusCode, value).toBe(200)
      expect((await editor()).state.draft, value).toMatchObject(look)
    }
    expect((await editor()).state.draft.sections).toEqual(sections)
    await publish()
    expect(await content()).toEqual(before)
    expect((await save({ preset: 'comic' })).json().errors).toEqual({ preset: 'There is no such preset.' })
  })
})

test('colors, typefaces and numbers that are none are refused at their field', async () => {
  const wrong = await save({ brand: 'red', fontBody: 'comic', radius: 99, headerLayout: 'upside-down' })
  expect(wrong.json().errors).toEqual({
    brand: 'Please enter a color such as #1b4d8a.',
    fontBody: 'Please choose a typeface.',
    radius: 'Please enter a number from 0 to 24.',
    headerLayout: 'Please choose from the list.',
  })
  expect((await save({ name: 'Mine' })).statusCode).toBe(422)
})

test('without script the form saves what was changed in it, and a button puts it back', async () => {
  const { draft: was } = (await editor()).state
  const form = (fields: Record<string, unknown>) =>
    app.send('POST', url, { session: otto, body: { ...fields, was: JSON.stringify(was) } })
  const fields = Object.fromEntries(Object.entries(was).filter(([key]) => key !== 'sections'))
  const places = {
    'sections.promoted.place': '1',
    'sections.newest.place': '2',
    'sections.categories.place': '3',
  }
  await form({ ...fields, ...places, radius: '17' })
  const { draft } = (await editor()).state
  expect(draft).toEqual({ ...was, radius: 17 })
  await form({ putBack: 'radius' })
  expect((await editor()).state.draft.radius).toBe(was.radius)
  const page = (await app.get(`/website-builder/customize/${docks}`, { session: otto })).body
  expect(page).toContain('Save the draft')
  for (const { value } of presets) expect(page).toMatch(new RegExp(`value="${value}" name="preset"`))
  await discard()
})
