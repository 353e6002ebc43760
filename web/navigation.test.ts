// What the navigation offers leads somewhere, for everybody it offers it to.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { roles, signInAs } from '#test/roles.ts'
import type { Shared } from './layout-props.ts'

let app: TestApp
let site: string
beforeAll(async () => {
  app = await testApp()
  site = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => app.close())

const around = async (href: string, session: string): Promise<Shared> =>
  (await app.get(href, { as: 'inertia', session })).json().props
const itemsOf = ({ frame }: Shared) =>
  frame ? [...frame.groups.flatMap((group) => group.items), ...frame.more] : []

test.each(roles)('no entry of %s is dead, and each is the current one on its own page', async (role) => {
  const { session } = await signInAs(app, role, site)
  const { places, account } = (await around('/dashboard', session)).viewer!.navigation
  const wrong: string[] = []
  let entries = 0
  const open = async (href: string) => {
    entries++
    const { statusCode } = await app.get(href, { as: 'json', session })
    if (statusCode !== 200) return wrong.push(`${statusCode} ${href}`)
    const items = itemsOf(await around(href, session))
    const current = items.filter(({ isCurrent }) => isCurrent).map((item) => item.href)
    // Some pages have the site's own header, and those behind the name have no entry in a side bar.
    const isListed = items.some((item) => item.href === href)
    if (isListed && current.join() !== href) wrong.push(`${href} takes itself for ${current}`)
  }
  for (const { href } of account) await open(href)
  for (const place of places)
    for (const { href } of itemsOf(await around(place.href, session))) await open(href)
  expect(wrong).toEqual([])
  expect(entries).toBeGreaterThan(8)
})
