import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let harbor: string
let docks: string
/** Olive owns Harbor Veterans, Otto owns the docks. */
let olive: string
let otto: string
let admin: string

beforeAll(async () => {
  app = await testApp()
  harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  docks = await app.addSite('Dock Workers', ['docks.localhost'])
  olive = (await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: harbor })).session
  otto = (await app.signIn({ firstName: 'Otto', isThemeOwner: true, themeId: docks })).session
  admin = (await app.signIn({ firstName: 'Ruth', type: 'Admin' })).session
})
afterAll(() => app.close())

const columns = (...given: Record<string, unknown>[]) =>
  given.map((column, at) => ({ id: `c${at}`, ...column }))
const document = (...containers: Record<string, unknown>[]) => ({
  schemaVersion: 1,
  containers: containers.map((container, at) => ({
    id: `k${at}`,
    title: 'Part',
    columns: columns({ contentType: 'text', content: `<p>words ${at}</p>` }).map((c) => ({
      ...c,
      id: `k${at}c`,
    })),
    ...container,
  })),
})
let count = 0
async function create(body: Record<string, unknown> = {}, session = olive, theme = harbor) {
  const page = {
    name: 'About us',
    description: 'Who we are.',
    route: `/about-${++count}`,
    document: document({}),
    ...body,
  }
  return app.send('POST', `/admin/themes/${theme}/pages`, { session, body: page })
}
const read = (route: string, ask = {}) => app.get(`/pages${route}`, ask)

describe('reading', () => {
  test('a page is HTML, a page object and JSON', async () => {
    const { page } = (await create({ name: 'Our story' })).json()
    expect((await read(page.route)).body).toContain('words 0')
    expect((await read(page.route)).body).toContain('Our story')
    expect((await read(page.route, { as: 'inertia' })).json()).toMatchObject({ component: 'pages/page' })
    expect((await read(page.route, { as: 'json' })).json()).toMatchObject({
      page: { name: 'Our story', route: page.route, theme: harbor },
      document: { containers: [{ columns: [{ content: '<p>words 0</p>' }] }] },
      canEdit: false,
    })
    expect((await read(page.route.toUpperCase())).statusCode).toBe(200)
    expect((await read(page.route, { host: 'docks.localhost' })).statusCode).toBe(404)
  })

  test('what is for others leaves the server for nobody else; staff see all, labelled', async () => {
    const hidden = document(
      { showWhen: 'loggedIn', title: 'Members' },
      { showWhen: 'loggedOut', title: 'Guests' },
    )
    const { route } = (await create({ document: hidden })).json().page
    const member = (await app.signIn()).session
    for (const as of ['html', 'json', 'inertia'] as const) {
      expect((await read(route, { as })).body).toContain('Guests')
      expect((await read(route, { as })).body).not.toMatch(/Members|words 0/)
      expect((await read(route, { as, session: member })).body).not.toMatch(/Guests|words 1/)
    }
    const { notes } = (await read(route, { as: 'json', session: olive })).json()
    expect(notes).toEqual({
      k0: 'Only visible to logged-in users',
      k1: 'Only visible to non-logged-in users',
    })
  })

  test('a part of a kind that is not known is kept for editors and shown to nobody', async () => {
    const odd = { contentType: 'hologram', secret: 'beam' }
    const created = await create({ document: document({ columns: columns(odd) }) })
    const { id, route } = created.json().page
    expect((await read(route)).body).not.toContain('beam')
    const kept = await app.db
      .selectFrom('pages')
      .select('document')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(kept.document).toMatchObject({ containers: [{ columns: [{ ...odd, id: 'c0' }] }] })
  })

  test('a home page takes the place of the one that every site has', async () => {
    expect((await app.get('/', { host: 'docks.localhost', as: 'inertia' })).json().component).toBe(
      'home/home',
    )
    await create({ type: 'home', route: null, name: 'Welcome' }, otto, docks)
    await expect
      .poll(async () => (await app.get('/', { host: 'docks.localhost', as: 'inertia' })).json().component)
      .toBe('pages/page')
    expect((await create({ type: 'home', route: null }, otto, docks)).json().errors).toEqual({
      type: 'This site already has a home page.',
    })
  })
})

describe('keeping', () => {
  test('visitors see a change at once, and every version is kept', async () => {
    const { page } = (await create()).json()
    expect((await read(page.route)).body).toContain('words 0')
    const change = {
      ...{ name: 'New name', description: 'New.', route: page.route, rev: 1 },
      document: document({ columns: columns({ contentType: 'text', content: '<p>newer</p>' }) }),
    }
    const url = `/admin/themes/${harbor}/pages/${page.id}`
    expect((await app.send('PUT', url, { session: olive, body: change })).json().page.rev).toBe(2)
    await expect.poll(async () => (await read(page.route)).body).toContain('newer')
    const revisions = await app.db
      .selectFrom('page_revisions')
      .selectAll()
      .where('page_id', '=', page.id)
      .execute()
    expect(revisions.map(({ rev, name }) => [rev, name])).toEqual([
      [1, 'About us'],
      [2, 'New name'],
    ])
    const stale = await app.send('PUT', url, { session: olive, body: change })
    expect([stale.statusCode, stale.json().error]).toEqual([
      409,
      'Someone else has saved this page since you opened it.',
    ])
  })

  test('every page is described; one from before that may stay without until it is', async () => {
    const wanted = { description: 'Please describe the page in a sentence or two.' }
    for (const description of [undefined, null, ' '])
      expect((await create({ description })).json().errors).toEqual(wanted)
    const { page } = (await create()).json()
    const url = `/admin/themes/${harbor}/pages/${page.id}`
    const body = { name: 'About us', route: page.route }
    expect((await app.send('PUT', url, { session: olive, body })).json().errors).toEqual(wanted)
    await app.db.updateTable('pages').set({ description: null }).where('id', '=', page.id).execute()
    expect((await app.send('PUT', url, { session: olive, body })).statusCode).toBe(200)
  })

  test('owners edit only their own sites; templates and global pages are for administrators', async () => {
    const { page } = (await create()).json()
    const url = `/admin/themes/${harbor}/pages/${page.id}`
    const body = { name: 'Mine now', route: page.route, rev: 1 }
    expect((await app.send('PUT', url, { session: otto, body })).statusCode).toBe(404)
    expect((await app.send('DELETE', url, { session: otto })).statusCode).toBe(404)
    expect((await app.get(`/admin/themes/${harbor}/pages`, { session: otto })).statusCode).toBe(404)
    expect((await create({}, otto)).statusCode).toBe(404)
    expect((await create({ type: 'template' })).statusCode).toBe(403)
    expect((await create({ global: true })).statusCode).toBe(403)
    expect((await create({ global: true, name: 'Terms', route: '/terms-of-use' }, admin)).statusCode).toBe(
      201,
    )
    expect((await read('/terms-of-use', { host: 'docks.localhost' })).body).toContain('Terms')
    expect((await app.send('DELETE', url, { session: olive })).statusCode).toBe(200)
    await expect.poll(async () => (await read(page.route)).statusCode).toBe(404)
  })

  test('the picture of shared links has an address that a page can name', async () => {
    for (const image of [
      'http://[',
      'http://harbor.example/a.png',
      'javascript:alert(1)',
      '//other.example/a',
    ])
      expect((await create({ image })).json().errors, image).toEqual({
        image: 'An address begins with https:// or with /.',
      })
    for (const image of ['https://harbor.example/a b.png', '/files/crew', '', null])
      expect((await create({ image })).statusCode, String(image)).toBe(201)
  })

  test('a route is a slash and letters, digits, _ or -, once in a site whatever its case', async () => {
    for (const route of ['about', '/a/b', '/a b', '/ä', '//x', '/'])
      expect((await create({ route })).json().errors?.route, route).toMatch(/^A route is a slash/)
    expect((await create({ route: null })).json().errors.route).toBe('Please give the page a route.')
    await create({ route: '/Twice' })
    expect((await create({ route: '/tWICE' })).json().errors).toEqual({
      route: 'Another page of this site has this route.',
    })
  })

  test('what could run is gone, numbers are within their bounds, 0 stays 0', async () => {
    const wild = document({
      marginTop: 0,
      marginBottom: 99,
      backgroundImage: 'javascript:alert(1)',
      columns: columns(
        {
          contentType: 'text',
          content: '<h1>Hi</h1><script>x</script><img src=x onerror=alert(1)><p style="x">ok</p>',
        },
        { contentType: 'text', content: '<p><br></p>' },
        { contentType: 'youtube', video: 'https://youtu.be/dQw4w9WgXcQ', opacity: 0.34 },
        { contentType: 'button', buttonText: 'Go', linkTo: 'javascript:alert(1)' },
      ),
    })
    const refused = await create({ document: wild })
    expect(refused.statusCode).toBe(422)
    expect(Object.keys(refused.json().errors)).toEqual(['document.containers.0.columns.3.linkTo'])
    // Where nobody sees it, in a column that is set aside, it is kept without what could run.
    const aside = wild.containers[0]!.columns.pop()
    Object.assign(wild.containers[0]!, { setAside: [aside] })
    const kept = (await create({ document: wild })).json().page.document.containers[0]
    expect(kept).toMatchObject({ marginTop: 0, marginBottom: 15, backgroundImage: '' })
    expect(kept.columns.map((column: { content?: string }) => column.content)).toEqual([
      '<h2>Hi</h2><p>ok</p>',
      '',
      undefined,
    ])
    expect(kept.columns[2]).toMatchObject({ video: 'dQw4w9WgXcQ', opacity: 0.3 })
    expect(kept.setAside[0].linkTo).toBe('')
  })
})

test('frames come from players and from the hosts that a site allows', async () => {
  const frames = { contentType: 'iframe', title: 'Map', linkTo: 'https://maps.example.org/a' }
  const { route } = (await create({ document: document({ columns: columns(frames) }) })).json().page
  expect((await read(route)).body).not.toContain('<iframe')
  const content = JSON.stringify({ frames: ['maps.example.org'] })
  await app.db.updateTable('themes').set({ content }).where('id', '=', harbor).execute()
  await expect.poll(async () => (await read(route)).body).toContain('src="https://maps.example.org/a"')
  expect((await read(route)).headers['content-security-policy']).toContain(
    "frame-src 'self' https://maps.example.org https://www.youtube-nocookie.com",
  )
  // A page of the site itself could escape its frame, so it is never allowed.
  const own = { contentType: 'iframe', title: 'Own', linkTo: 'https://localhost/jobs/search' }
  const inside = (await create({ document: document({ columns: columns(own) }) })).json().page.route
  const listed = JSON.stringify({ frames: ['maps.example.org', 'localhost'] })
  await app.db.updateTable('themes').set({ content: listed }).where('id', '=', harbor).execute()
  await app.app.sites.refresh()
  expect((await read(inside)).body).not.toContain('<iframe')
  expect((await read(inside, { session: olive })).body).toContain(
    'This site does not allow frames of localhost',
  )
})
