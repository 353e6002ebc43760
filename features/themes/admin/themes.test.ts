import { describe, expect, test } from 'vitest'
import {
  app,
  change,
  docks,
  harbor,
  list,
  make,
  names,
  olive,
  openSites,
  otto,
  ottoId,
  ruth,
  siteAt,
  url,
} from './themes.fixture.ts'

openSites()

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
      expect((await save(updatedAt)).json().errors.form).toContain('Someone else has saved this site')
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
