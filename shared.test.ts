import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Frame } from '#features/navigation/schema.ts'
import type { Pages } from './lib/pages.ts'
import { type TestApp, testApp } from './test/harness.ts'
import type { Shared, ViewerProps } from './web/layout-props.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** What is around the page of this address, for this person. */
async function around(session: string, url = '/account') {
  const answer = await app.get(url, { as: 'inertia', session })
  return answer.json().props as Pick<Shared, 'frame'> & { viewer: ViewerProps }
}

const labelsIn = (frame: Frame | null) =>
  frame?.groups.flatMap(({ items }) => items.map(({ label }) => label))

test('a member has one place with their jobs, learning and people, and an account menu', async () => {
  const maria = await app.signIn({ firstName: 'Maria', lastName: 'Ortiz' })
  const { viewer, frame } = await around(maria.session, '/jobs/favorites')
  expect(viewer.navigation.places).toMatchObject([{ key: 'member', name: 'My Harbor Veterans' }])
  expect(viewer.navigation.account[0]).toEqual({
    label: 'Profile',
    href: `/profile/${maria.id}`,
    icon: 'user',
  })
  expect(frame?.groups.map(({ heading }) => heading).filter(Boolean)).toEqual(['Jobs', 'Learning', 'People'])
  expect(labelsIn(frame)).toEqual(expect.arrayContaining(['Find jobs', 'Applications', 'Mentors']))
  const current = frame?.groups.flatMap(({ items }) => items).filter(({ isCurrent }) => isCurrent)
  expect(current?.map(({ label }) => label)).toEqual(['Saved jobs'])
})

test('pages that visitors see keep the header of the site, for everybody', async () => {
  const maria = await app.signIn({ firstName: 'Maria', lastName: 'Ortiz' })
  for (const url of ['/jobs/search', '/contact'])
    expect([url, (await around(maria.session, url)).frame]).toEqual([url, null])
  const { body } = await app.get('/contact', { session: maria.session })
  expect(body).toMatch(/<a[^>]*href="[^"]*"[^>]*>(<svg.*?<\/svg>)?My Harbor Veterans/)
})

test('staff have a place for the site and one for all sites; an address is in one of them', async () => {
  const { session } = await app.signIn({ type: 'Admin', firstName: 'Grace', lastName: 'Okafor' })
  const { viewer, frame } = await around(session, '/users/search')
  expect(viewer.navigation.places.map(({ key }) => key)).toEqual(['member', 'site', 'administration'])
  expect(frame?.place).toBe('administration')
  expect(labelsIn(frame)).toEqual(expect.arrayContaining(['People', 'Sites', 'Feeds']))
  const site = await around(session, '/admin/comments')
  expect(site.frame?.place).toBe('site')
  expect(labelsIn(site.frame)).not.toContain('Members')
})

test('an owner works on their own site, also from another one', async () => {
  const siteId = await app.addSite('Quiet Harbor', ['quiet.example.org'])
  const owen = await app.signIn({ isThemeOwner: true, themeId: siteId })
  const { frame } = await around(owen.session, '/admin/comments')
  const [pages] = frame?.groups.flatMap(({ items }) => items) ?? []
  expect(pages).toMatchObject({ label: 'Pages', href: `/admin/themes/${siteId}/pages` })
  expect((await app.get(pages!.href, { session: owen.session })).statusCode).toBe(200)
})

test('twelve entries are in view, the others below More; nobody sees an entry they may not use', async () => {
  const { session } = await app.signIn({ type: 'Admin' })
  for (const url of ['/account', '/admin/comments', '/admin/feeds']) {
    const { frame } = await around(session, url)
    const shown = labelsIn(frame)!
    expect(shown.length).toBeLessThanOrEqual(12)
    expect(frame!.more.length === 0 || shown.length === 12).toBe(true)
    expect(frame!.groups.filter(({ heading }) => heading).length).toBeLessThanOrEqual(4)
  }
  const maria = await app.signIn()
  const { frame } = await around(maria.session)
  for (const { href } of [...frame!.groups.flatMap(({ items }) => items), ...frame!.more])
    expect([href, (await app.get(href, { session: maria.session })).statusCode]).toEqual([href, 200])
})

test('the frame is there without script: side bar, bottom bar, sign-out', async () => {
  const { session } = await app.signIn({ type: 'Admin', firstName: 'Grace', lastName: 'Okafor' })
  const { body } = await app.get('/admin/feeds', { session })
  expect(body).toMatch(/<nav[^>]*aria-label="Administration"/)
  expect(body).toMatch(/<nav[^>]*aria-label="Administration, short"/)
  expect(body).toMatch(/<a href="\/admin\/feeds"[^>]*aria-current="page"/)
  expect(body).toContain('action="/user/logout"')
})

/** A page without props may say so by Record<string, never>: that names none. */
type AnyKey<Props> = Props extends unknown ? (string extends keyof Props ? never : keyof Props) : never
type Shown = { [Page in keyof Pages]: AnyKey<Pages[Page]> & (keyof Shared | 'errors' | 'formTyped') }
/** Pages with a prop that has the name of a shared one. */
type Replacing = {
  [Page in keyof Pages]: Shown[Page] extends never ? never : [Page, Shown[Page]]
}[keyof Pages]

test('no page has a prop that would replace a shared one', () => {
  // The type check fails here, and names the pages.
  const none: never[] = [] as Replacing[]
  expect(none).toEqual([])
})
