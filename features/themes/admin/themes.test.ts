import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let harbor: string
let docks: string
/** Olive owns Harbor Veterans, Otto the docks, Ruth is an administrator. */
let olive: string
let otto: string
let ottoId: string
let ruth: string

beforeAll(async () => {
  app = await testApp({ PREVIEW_DOMAIN: 'preview.localhost' })
  harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  docks = await app.addSite('Dock Workers', ['docks.localhost', 'www.docks.localhost'])
  olive = (await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: harbor })).session
  const owner = await app.signIn({ firstName: 'Otto', isThemeOwner: true, themeId: docks })
  ;[otto, ottoId] = [owner.session, owner.id]
  ruth = (await app.signIn({ firstName: 'Ruth', type: 'Admin' })).session
})
afterAll(() => app.close())

const url = '/admin/themes'
const list = async (session: string, query = '') =>
  (await app.get(`${url}${query}`, { as: 'json', session })).json()
const names = async (session: string, query = '') =>
  (await list(session, query)).themes.map(({ name }: { name: string }) => name)
const change = (id: string, body: Record<string, unknown>, session = ruth) =>
  app.send('PUT', `${url}/${id}`, { session, body })
const make = async (name: string, more = {}) =>
  (await app.send('POST', url, { session: ruth, body: { name, ...more } })).json().theme.id as string
const siteAt = async (host: string) => {
  const answer = await app.get('/nowhere', { as: 'inertia', host })
  return answer.statusCode === 404 ? answer.json().props.site : answer.statusCode
}

test.each([
  'preview.localhost',
  'harbor.preview.localhost',
  'content.localhost',
  'files.content.localhost',
  'api.localhost',
])('no site gets %s, where the server answers itself', async (domain) => {
  const errors = { domains: `${domain} is reserved by this server. Choose another domain.` }
  const made = await app.send('POST', url, { session: ruth, body: { name: 'Pier', domains: [domain] } })
  expect([made.statusCode, made.json().errors]).toEqual([422, errors])
  const changed = await change(docks, { domains: ['docks.localhost', domain] })
  expect([changed.statusCode, changed.json().errors]).toEqual([422, errors])
  expect((await app.get(`${url}/${docks}`, { as: 'json', session: ruth })).json().theme.domains).toEqual([
    'docks.localhost',
    'www.docks.localhost',
  ])
})

describe('the list', () => {
  test('shows administrators every site, owners their own, and nobody else', async () => {
    expect(await names(ruth)).toEqual(['Dock Workers', 'Harbor Veterans'])
    expect(await names(olive)).toEqual(['Harbor Veterans'])
    const maria = (await app.signIn({ firstName: 'Maria' })).session
    expect((await app.get(url, { session: maria })).statusCode).toBe(403)
    expect((await app.get(url, { session: ruth })).body).toContain('www.docks.localhost')
  })

  test('is searched by name, domain and owner', async () => {
    expect(await names(ruth, '?q=dock')).toEqual(['Dock Workers'])
    expect(await names(ruth, '?q=www.docks')).toEqual(['Dock Workers'])
    expect(await names(ruth, '?q=olive')).toEqual(['Harbor Veterans'])
    expect(await names(ruth, '?status=draft')).toEqual([])
    const found = await app.get('/fetchers/themes?q=harb', { as: 'json', session: olive })
    expect(found.json()).toMatchObject({ themes: [{ label: 'Harbor Veterans' }], totalDocs: 1 })
  })

  test('shows the last page where an address is past the end', async () => {
    expect(await list(ruth, '?limit=1&page=9')).toMatchObject({
      themes: [{ name: 'Harbor Veterans' }],
      ...{ totalDocs: 2, page: 2, limit: 1 },
    })
  })
})

describe('editing', () => {
  test('changes what is given, at once, on every page', async () => {
    const changed = await change(harbor, {
      ...{ name: 'Harbor', tagline: 'Work ashore', contactEmail: 'crew@harbor.example' },
      ...{ 'navigation.0.label': 'Find a job', 'navigation.0.href': '/jobs/search', navigation: '' },
      ...{ 'navigation.2.label': ' About ', 'navigation.2.href': '/pages/about' },
      ...{ 'navigation.1.label': '', 'navigation.1.href': ' ' },
      footerLinks: [{ label: 'Write to us', href: '/contact' }],
      stickyHeader: 'on',
    })
    expect(changed.json()).toMatchObject({ ok: true })
    await expect.poll(async () => (await siteAt('localhost')).name).toBe('Harbor')
    const { theme } = (await app.get(`${url}/${harbor}`, { as: 'json', session: olive })).json()
    expect(theme).toMatchObject({
      tagline: 'Work ashore',
      domains: ['localhost'],
      contactEmail: 'crew@harbor.example',
    })
    expect(theme.stickyHeader).toBe(true)
    expect((await app.get('/contact')).body).toContain('data-sticky-header="true"')
    expect(theme.navigation).toEqual([
      { label: 'Find a job', href: '/jobs/search' },
      { label: 'About', href: '/pages/about' },
    ])
    expect(theme.footerLinks).toEqual([{ label: 'Write to us', href: '/contact' }])
    await change(harbor, { name: 'Harbor Veterans', footerText: 'Free for all.' })
    expect((await siteAt('localhost')).content).toMatchObject({
      navigation: [{ label: 'Find a job' }, { label: 'About' }],
      footer: { text: 'Free for all.', links: [{ label: 'Write to us', href: '/contact' }] },
    })
    await change(harbor, { footerLinks: '', stickyHeader: 'false' })
    expect((await siteAt('localhost')).content.stickyHeader).toBe(false)
    expect((await siteAt('localhost')).content.footer).toEqual({ text: 'Free for all.', links: [] })
  })

  test('says what is wrong with each field', async () => {
    const wrong = {
      name: ' ',
      domains: 'https://a.example',
      'navigation.0.label': '',
      'navigation.0.href': '',
      'navigation.1.label': '',
      'navigation.1.href': 'javascript:alert(1)',
      footerLinks: [{ label: 'Home', href: '//evil.example' }],
      logoLight: 'x',
    }
    expect((await change(harbor, wrong)).json().errors).toEqual({
      name: 'Please name the site.',
      'domains.0': 'A domain looks like jobs.example.org, without https:// and without a path.',
      'navigation.1.label': 'Please enter the link text.',
      'navigation.1.href': 'An address begins with / or https://, such as /jobs/search.',
      'footerLinks.0.href': 'An address begins with / or https://, such as /jobs/search.',
      logoLight: 'An address begins with https:// or with /.',
    })
    expect((await change(harbor, { domains: 'docks.localhost' })).json().errors).toEqual({
      domains: 'docks.localhost belongs to another site.',
    })
  })

  test('lets owners edit only their own site, without fields for administrators', async () => {
    expect((await change(docks, { name: 'Mine' }, olive)).statusCode).toBe(404)
    expect((await app.get(`${url}/${docks}`, { session: olive })).statusCode).toBe(404)
    expect((await change(docks, { tagline: 'Ours' }, otto)).statusCode).toBe(200)
    for (const body of [
      { domains: 'evil.example' },
      { owners: [] },
      { applications: ['liveEditing'] },
      { frames: 'evil.example' },
      { isTemplate: true },
      { lookReserved: [] },
    ])
      expect((await change(docks, body, otto)).statusCode, JSON.stringify(body)).toBe(403)
    for (const [method, path] of [
      ['POST', url],
      ['DELETE', `${url}/${docks}`],
      ['POST', `${url}/${docks}/duplicate`],
    ] as const)
      expect((await app.send(method, path, { session: otto, body: { name: 'x' } })).statusCode).toBe(403)
  })

  test('does not put back unasked what somebody else has changed', async () => {
    const read = async () => (await app.get(`${url}/${harbor}`, { as: 'json', session: olive })).json().theme
    const { updatedAt } = await read()
    for (const [path, body] of [
      ['', { tagline: 'Of Olive' }],
      ['/home', { headline: 'Of Olive' }],
      ['/sign-up', { lead: 'Of Olive' }],
    ] as const) {
      await change(harbor, { tagline: 'Of Ruth' })
      const save = (unmodifiedSince: string) =>
        app.send('PUT', `${url}/${harbor}${path}?unmodifiedSince=${unmodifiedSince}`, {
          session: olive,
          body,
        })
      expect((await save(updatedAt)).json().errors.form).toContain('Somebody else has saved this site')
      expect((await read()).tagline).toBe('Of Ruth')
      expect((await save((await read()).updatedAt)).statusCode).toBe(200)
    }
  })

  test('refuses unknown fields', async () => {
    for (const body of [
      { id: docks },
      { preview_key: 'x' },
      { createdFromTemplate: 'x' },
      { variables: {} },
      { brand: '#7a1f1f' },
    ])
      expect((await change(docks, body)).statusCode, JSON.stringify(body)).toBe(422)
  })

  test('moves the primary domain and the switches', async () => {
    const moved = {
      domains: 'www.docks.localhost\ndocks.localhost',
      applications: ['comments', 'liveEditing'],
    }
    expect((await change(docks, moved)).statusCode).toBe(200)
    await expect.poll(async () => (await siteAt('docks.localhost')).origin).toBe('http://www.docks.localhost')
    expect((await siteAt('docks.localhost')).applications).toMatchObject({
      comments: true,
      liveEditing: true,
      chat: false,
    })
  })

  test('owners are made by administrators, and those who cease to be are signed out', async () => {
    expect((await change(docks, { owners: '' })).statusCode).toBe(200)
    expect((await app.get(url, { as: 'json', session: otto })).statusCode).toBe(401)
    const pat = await app.signIn({ firstName: 'Pat' })
    await change(docks, { owners: [pat.id, ottoId] })
    const { owners } = (await list(ruth, '?q=dock')).themes[0]
    expect(owners.toSorted()).toEqual(['Otto Reyes', 'Pat Reyes'])
  })
})

describe('drafts', () => {
  test('are shown at their preview address alone, unseen by search engines', async () => {
    const id = await make('Airfield', { domains: 'airfield.localhost' })
    expect((await app.get('/', { host: 'airfield.localhost' })).statusCode).toBe(404)
    const [{ address }] = (await list(ruth, '?q=airfield')).themes
    const { host } = new URL(address)
    expect(host).toMatch(/^[0-9a-f]{32}\.preview\.localhost$/)
    expect((await siteAt(host)).name).toBe('Airfield')
    expect((await app.get('/', { host })).headers['x-robots-tag']).toBe('noindex')
    expect(await siteAt(`nobody.preview.localhost`)).toBe(421)
    await change(id, { status: 'published' })
    await expect.poll(async () => (await app.get('/', { host: 'airfield.localhost' })).statusCode).toBe(200)
    expect(await siteAt(host)).toBe(421)
  })
})

describe('copies and deletion', () => {
  test('a copy is a draft, with the pages or without', async () => {
    const page = { name: 'About us', description: 'Who we are.', route: '/about' }
    await app.send('POST', `${url}/${harbor}/pages`, { session: ruth, body: page })
    const copy = async (query: string) =>
      (await app.send('POST', `${url}/${harbor}/duplicate${query}`, { session: ruth })).json().theme.id
    const [bare, full] = [await copy(''), await copy('?copyPages=true')]
    const { themes } = await list(ruth, '?q=copy of')
    expect(themes.find(({ id }: { id: string }) => id === bare)).toMatchObject({
      ...{ name: 'Copy of Harbor Veterans', status: 'draft', pages: 0, domains: [], owners: [] },
    })
    expect(themes.find(({ id }: { id: string }) => id === full)).toMatchObject({ pages: 1 })
    expect((await app.get(`${url}/${harbor}/duplicate`, { session: ruth })).body).toContain('With its page')
  })

  test('asked for twice at once, as by a double click, is copied once', async () => {
    const id = await make('Twice asked')
    const copy = () => app.send('POST', `${url}/${id}/duplicate`, { session: ruth })
    const [one, two] = await Promise.all([copy(), copy()])
    expect(two.json().theme.id).toBe(one.json().theme.id)
    expect((await list(ruth, '?q=copy of twice')).totalDocs).toBe(1)
    await change(one.json().theme.id, { name: 'Copy of Twice asked' })
    expect((await copy()).json().theme.id).not.toBe(one.json().theme.id)
  })

  test('requires the word, and another site to be on', async () => {
    const id = await make('Short-lived', { domains: 'short.localhost' })
    await change(id, { status: 'published' })
    const program = ['DELETE', `${url}/${id}`] as const
    const form = ['POST', `${url}/${id}/delete`] as const
    const remove = ([method, path]: typeof program | typeof form, body?: object) =>
      app.send(method, path, { session: ruth, ...(body && { body: body as Record<string, unknown> }) })
    const page = (await app.get(`${url}/${id}`, { session: ruth })).body
    expect(page).toContain('short.localhost will stop working.')
    for (const way of [program, form])
      for (const body of [undefined, {}, { confirm: '' }, { confirm: 'delet' }, { confirm: 'delete it' }])
        expect((await remove(way, body)).json().errors).toEqual({
          confirm: 'Type the word delete to confirm.',
        })
    expect(await siteAt('short.localhost')).toMatchObject({ name: 'Short-lived' })
    expect((await remove(program, { confirm: ' DELETE ' })).json()).toMatchObject({ ok: true, theme: { id } })
    await expect.poll(() => siteAt('short.localhost')).toBe(421)
    const there = await make('Short too', { domains: 'short.localhost' })
    const typed = await app.send('POST', `${url}/${there}/delete`, {
      session: ruth,
      body: { confirm: 'Delete' },
    })
    expect(typed.statusCode).toBe(200)
    const here = await app.send('DELETE', `${url}/${harbor}`, { session: ruth, body: { confirm: 'delete' } })
    expect([here.statusCode, here.json().error]).toEqual([
      409,
      'You are on this site. To delete it, open another site first.',
    ])
  })

  test('without script a wrong word is shown in the question, which stays open', async () => {
    const id = await make('Long-lived')
    const edit = `${url}/${id}`
    const form = (await app.get(edit, { session: ruth })).body
    const csrf = /name="csrf" value="([^"]+)"/.exec(form)![1]!
    const refused = await app.app.inject({
      ...{ method: 'POST', cookies: { session: ruth, csrf } },
      url: /action="([^"]+\/delete\?form=[^"]+)"/.exec(form)![1]!,
      headers: {
        ...{ host: 'localhost', accept: 'text/html', referer: `http://localhost${edit}` },
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ confirm: 'no', csrf }).toString(),
    })
    expect(refused.headers.location).toContain(edit)
    const { flash } = Object.fromEntries(refused.cookies.map(({ name, value }) => [name, value]))
    const { body } = await app.app.inject({
      ...{ url: edit, headers: { host: 'localhost', accept: 'text/html' } },
      cookies: { session: ruth, flash: flash! },
    })
    expect(body).toMatch(/<details[^>]* open=""/)
    expect(body).toContain('Type the word delete to confirm.')
  })
})

test('only administrators enter the path of a logo; owners upload one', async () => {
  const readOnlyAs = async (session: string) => {
    const { body } = await app.get(`${url}/${harbor}`, { session })
    return /<input[^>]*readOnly=""[^>]*name="logoLight"|<input[^>]*name="logoLight"[^>]*readOnly=""/i.test(
      body,
    )
  }
  expect(await readOnlyAs(olive)).toBe(true)
  expect(await readOnlyAs(ruth)).toBe(false)
})
