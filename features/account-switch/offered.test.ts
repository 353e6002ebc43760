import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSession } from '#lib/session/read.ts'
import { beginSession } from '#lib/session.ts'
import { may } from '#spec/access.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let harbor: string
beforeAll(async () => {
  app = await testApp()
  harbor = await app.addSite('Harbor', ['harbor.example.org'])
})
afterAll(() => app.close())

const patternOf = (url: string) => new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`)
const routesFor = (isRead: boolean) =>
  app.app.named
    .filter(({ method }) => (method === 'GET') === isRead)
    .map((route) => ({ ...route, pattern: patternOf(route.url) }))

/** What a page leads to: addresses of its links, and of its forms with the button that they have. */
const linksIn = (page: string) => [...page.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href]) => href!)
const formsIn = (page: string) =>
  [
    ...page.matchAll(
      /<form [^>]*?(?:action="(\/[^"]*)"[^>]*?method="post"|method="post"[^>]*?action="(\/[^"]*)")/g,
    ),
  ].map(([, one, other]) => (one ?? other)!)
const pathOf = (href: string) => href.split(/[?#]/)[0]!

it.each(['User', 'Mentor', 'Manager', 'theme owner'])(
  'offers nothing in the switched account of a %s that it refuses',
  async (kind) => {
    const staff = await app.signIn({ type: 'Admin' })
    const person = await app.signIn(
      kind === 'theme owner' ? { isThemeOwner: true, themeId: harbor } : { type: kind as 'User' },
    )
    await app.signIn({ themeId: harbor, firstName: 'Vera' })
    const session = await beginSession(app.db, person.id, { actorId: staff.id })
    const { viewer } = (await readSession(app.pool, session, '::1'))!
    const reads = routesFor(true)
    const writes = routesFor(false)
    const refused: string[] = []
    for (const { url } of reads.filter(({ url }) => !url.includes(':'))) {
      const page = await app.get(url, { session })
      if (page.statusCode !== 200 || !String(page.headers['content-type']).includes('html')) continue
      const offered = [
        ...linksIn(page.body).map((href) => [href, reads] as const),
        ...formsIn(page.body).map((action) => [action, writes] as const),
      ]
      for (const [href, routes] of offered) {
        const route = routes.find(({ pattern }) => pattern.test(pathOf(href)))
        if (route && !may(viewer, route.can)) refused.push(`${url} → ${href}`)
      }
    }
    expect([...new Set(refused)]).toEqual([])
  },
)
