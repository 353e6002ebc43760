// Who may use what: every route that is registered, tried by each kind of person on a new Maria. The table is
// checked in; a change of it shows in the diff. `vitest run test/matrix.test.ts -u` rewrites it.
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Named } from '#lib/access.ts'
import { beginSession } from '#lib/session.ts'
import { type TestApp, testApp } from './harness.ts'
import { addressOf, sceneOf } from './matrix-things.ts'
import type { Scene } from './room-access.ts'

let app: TestApp
let scene: Scene
/** the ids of those who try; null: nobody, undefined: Maria herself */
let people: Record<string, string | null | undefined>

beforeAll(async () => {
  app = await testApp({ FLOOD_POINTS: '0' })
  const siteA = await app.addSite('Site A', ['a.example.org'])
  const siteB = await app.addSite('Site B', ['b.example.org'])
  const mentor = (await app.signIn({ type: 'Mentor' })).id
  scene = await sceneOf(app.db, siteA, mentor)
  const { employer: employerId } = scene
  const person = async (kind: Parameters<TestApp['signIn']>[0]) => (await app.signIn(kind)).id
  people = {
    visitor: null,
    'Maria herself': undefined,
    user: await person({}),
    mentor,
    manager: await person({ type: 'Manager', employerId }),
    'owner-manager': await person({ type: 'Manager', employerId, isEmployerOwner: true }),
    'theme owner A': await person({ isThemeOwner: true, themeId: siteA }),
    'theme owner B': await person({ isThemeOwner: true, themeId: siteB }),
    administrator: await person({ type: 'Admin' }),
  }
})
afterAll(() => app.close())

test('every route admits whom it should, and nobody else', async () => {
  const asked = app.app.named.filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS')
  const names = Object.keys(people)
  const rows: string[][] = []
  for (const route of asked.toSorted((a, b) => (a.url < b.url ? -1 : a.url > b.url ? 1 : order(a, b)))) {
    const tries = names.map((name) => () => outcome(route, people[name]))
    const cells =
      route.method === 'GET' ? await Promise.all(tries.map((tried) => tried())) : await inTurn(tries)
    rows.push([`${route.method} ${route.url}`, route.can, ...cells])
  }
  await expect(table(['route', 'capability', ...names], rows)).toMatchFileSnapshot('../docs/access.md')
}, 600_000)

const order = (a: Named, b: Named) => (a.method < b.method ? -1 : 1)

/** What one changes another finds changed: writes are tried one after the other. */
async function inTurn<T>(tries: (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = []
  for (const tried of tries) results.push(await tried())
  return results
}

let callers = 0

async function outcome(route: Named, tries: string | null | undefined): Promise<string> {
  const maria = await mariaFor(route.url, tries)
  const url = await addressOf(route, app.db, maria.id, scene)
  const session = tries === undefined ? maria.session : tries && (await beginSession(app.db, tries))
  const request: InjectOptions = {
    method: route.method as 'GET',
    url,
    headers: { host: 'localhost', accept: 'application/json', 'sec-fetch-site': 'same-origin' },
    cookies: session ? { session } : {},
    // The limits count by address: each try has one.
    remoteAddress: `198.18.${++callers >> 8}.${callers & 255}`,
  }
  const answer = await app.app.inject(request)
  const { csrf } = answer.statusCode === 403 ? answer.json() : {}
  return wordFor(csrf ? await app.app.inject(withToken(request, csrf)) : answer)
}

/** A new one where she tries herself, or something of hers is in the address. */
async function mariaFor(url: string, tries: string | null | undefined) {
  if (tries !== undefined && !url.includes(':')) return { id: '', session: '' }
  return app.signIn({ firstName: 'Maria', lastName: 'Ortiz', themeId: scene.siteA })
}

const withToken = (request: InjectOptions, csrf: string): InjectOptions => ({
  ...request,
  headers: { ...request.headers, 'x-csrf-token': csrf },
  cookies: { ...request.cookies, csrf },
  payload: {},
})

const words: Record<number, string> = {
  400: 'asks',
  401: 'sign in',
  403: 'no',
  404: 'not found',
  409: 'asks',
  415: 'asks',
  422: 'asks',
}

function wordFor({ statusCode, body }: LightMyRequestResponse): string {
  if (statusCode < 400) return 'yes'
  return words[statusCode] ?? `${statusCode} ${body.slice(0, 80)}`
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [
    '# Who may use what',
    '',
    'Written by `test/matrix.test.ts`: every route requested by every kind of person, in a fresh session, writes with a token',
    'and an empty body. The ids in the addresses are those of a new Maria Ortiz, a hidden member who came through site A, of',
    'her things (files, saved searches, applications, recommendations), and of her site’s things (badges, pages). Jobs,',
    'employers, ranks and mails belong to nobody in particular. Tokens and other words are made up.',
    '',
    '- yes: shown, or done',
    '- asks: admitted; the empty body or address lacks something, or the thing is in another state',
    '- sign in: only for people who are signed in',
    '- no: not for this kind of person, or not with this account',
    '- not found: does not exist for this person',
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
    '',
  ].join('\n')
}
