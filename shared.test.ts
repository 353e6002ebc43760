import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from './test/harness.ts'
import type { ViewerProps } from './web/layout.tsx'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** What the header of this person offers, as 'group: label'. */
async function menuOf(session: string) {
  const answer = await app.get('/account', { as: 'inertia', session })
  const { viewer } = answer.json().props as { viewer: ViewerProps }
  return viewer.menu
}

test('the menu has what the person may use, their own things first', async () => {
  const maria = await app.signIn({ firstName: 'Maria', lastName: 'Ortiz' })
  const menu = await menuOf(maria.session)
  expect(menu[0]).toEqual({ label: 'Profile', href: `/profile/${maria.id}`, icon: 'user', group: 'account' })
  expect(menu.map(({ label }) => label)).toEqual([
    'Profile',
    'Saved jobs',
    'Saved searches',
    'Applications',
    'Recommendations',
    'Files',
    'Find a mentor',
    'Account settings',
  ])
})

test('staff find their work below', async () => {
  const { session } = await app.signIn({ type: 'Admin', firstName: 'Grace', lastName: 'Okafor' })
  const menu = await menuOf(session)
  expect(menu.map(({ group }) => group)).toEqual(menu.map(({ group }) => group).toSorted())
  expect(menu.filter(({ group }) => group === 'staff').map(({ label }) => label)).toEqual([
    'People',
    'Sites',
    'Employer claims',
    'Badges',
    'User needs',
    'Ranks',
    'Newsletter',
    'Comments',
    'Feeds',
    'Mail',
    'Audit trail',
  ])
})
