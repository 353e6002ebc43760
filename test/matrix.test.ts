// Who may use what: every route that is registered, asked by each kind of person. The table is checked in; a change of it
// shows in the diff. `vitest run test/matrix.test.ts -u` writes it anew.
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Named } from '#lib/access.ts'
import { newId } from '#lib/ids.ts'
import { type TestApp, testApp } from './harness.ts'

let app: TestApp
let people: Record<string, string | undefined>
/** Maria Ortiz: a member who came through site A. */
let maria: string

beforeAll(async () => {
  app = await testApp()
  const siteA = await app.addSite('Site A', ['a.example.org'])
  const siteB = await app.addSite('Site B', ['b.example.org'])
  const { id: employerId } = await app.db
    .insertInto('employers')
    .values({ name: 'Harbor Health', slug: 'harbor-health' })
    .returning('id')
    .executeTakeFirstOrThrow()
  maria = (await app.signIn({ firstName: 'Maria', lastName: 'Ortiz', themeId: siteA })).id
  const session = async (person: Parameters<TestApp['signIn']>[0]) => (await app.signIn(person)).session
  people = {
    visitor: undefined,
    user: await session({}),
    mentor: await session({ type: 'Mentor' }),
    manager: await session({ type: 'Manager', employerId }),
    'owner-manager': await session({ type: 'Manager', employerId, isEmployerOwner: true }),
    'theme owner A': await session({ isThemeOwner: true, themeId: siteA }),
    'theme owner B': await session({ isThemeOwner: true, themeId: siteB }),
    administrator: await session({ type: 'Admin' }),
  }
})
afterAll(() => app.close())

test('every route admits whom it should, and nobody else', async () => {
  const asked = app.app.named.filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS')
  const names = Object.keys(people)
  const rows: string[][] = []
  for (const route of asked.toSorted((a, b) => (a.url < b.url ? -1 : a.url > b.url ? 1 : order(a, b)))) {
    const cells = await Promise.all(names.map((name, at) => outcome(route, people[name], at)))
    rows.push([`${route.method} ${route.url}`, route.can, ...cells])
  }
  await expect(table(['route', 'capability', ...names], rows)).toMatchFileSnapshot('../docs/access.md')
})

const order = (a: Named, b: Named) => (a.method < b.method ? -1 : 1)

/** The ids in an address are Maria's where a user is meant, else nobody's. */
const addressOf = (url: string) =>
  url.replace(/:userId|(?<=\/(?:users|profile)\/):\w+/g, maria).replace(/:\w+|\*/g, newId())

async function outcome({ method, url }: Named, session: string | undefined, at: number): Promise<string> {
  const answer = await app.app.inject({
    method: method as 'GET',
    url: addressOf(url),
    headers: { host: 'localhost', accept: 'application/json', 'sec-fetch-site': 'same-origin' },
    cookies: session ? { session } : {},
    // The limits count by address: each person has one.
    remoteAddress: `127.1.0.${at + 1}`,
  })
  return wordFor(answer)
}

/** A write without a token does nothing: its refusal brings a token to those who may. */
function wordFor({ statusCode, body }: LightMyRequestResponse): string {
  if (statusCode === 401) return 'sign in'
  if (statusCode === 403) return body.includes('"csrf"') ? 'yes' : 'no'
  return statusCode === 404 ? 'not found' : 'yes'
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [
    '# Who may use what',
    '',
    'Written by `test/matrix.test.ts`: each route asked by each kind of person. Site A is where the person came from whose',
    'id stands in the addresses of users; other ids are nobody’s, so those who may see anything find nothing (not found).',
    'What each person then finds is the business of the lookups, proven beside each feature.',
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
    '',
  ].join('\n')
}
