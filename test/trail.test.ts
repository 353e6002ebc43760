// Every route that changes something and is not for every member is requested once by an administrator, with what the rooms'
// access.fixture.ts give, and must leave an entry in the audit trail that has a sentence.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditPage } from '#features/audit/schema.ts'
import type { Named } from '#lib/access.ts'
import { beginSession } from '#lib/session.ts'
import { may } from '#spec/access.ts'
import { type TestApp, testApp } from './harness.ts'
import { addressOf, sceneOf } from './matrix-things.ts'
import { person } from './person.ts'
import type { Body, Scene } from './room-access.ts'
import { rooms } from './rooms.ts'

let app: TestApp
let scene: Scene
let admin: { id: string; session: string }
let reader: { session: string }

beforeAll(async () => {
  app = await testApp({ FLOOD_POINTS: '0', SITES_DOMAIN: 'example.org' })
  const siteA = await app.addSite('Site A', ['a.example.org'])
  scene = await sceneOf(app.db, siteA, (await app.signIn({ type: 'Mentor' })).id)
  admin = await app.signIn({ type: 'Admin', firstName: 'Grace', lastName: 'Okafor' })
  reader = await app.signIn({ type: 'Admin' })
})
afterAll(() => app.close())

const bodies: Record<string, Body> = Object.assign({}, ...rooms.map(({ writes }) => writes))
/** Routes that leave none, and why that is right. */
const silent: Record<string, string> = Object.assign({}, ...rooms.map((room) => room.silent))

const keyOf = ({ method, url }: Named) => `${method} ${url}`
/** Forms delete by POST to `/delete` and save by POST what programs PUT, with the same body. */
const bodyOf = (route: Named) => {
  const key = keyOf(route)
  return (
    bodies[key] ??
    bodies[key.replace(/^POST (.*)\/delete$/, 'DELETE $1')] ??
    bodies[key.replace(/^POST/, 'PUT')]
  )
}
const writes = (route: Named) => !['GET', 'HEAD', 'OPTIONS'].includes(route.method) || keyOf(route) in bodies
const isOfStaff = ({ can }: Named) => !may(person(), can)

test('every write by staff leaves an entry in words, or is known to leave none', async () => {
  const routes = app.app.named.filter((route) => writes(route) && isOfStaff(route))
  const known = new Set(routes.map(keyOf))
  expect(Object.keys({ ...bodies, ...silent }).filter((key) => !known.has(key))).toEqual([])
  const wrong: Record<string, string> = {}
  for (const route of routes.filter((one) => !(keyOf(one) in silent))) {
    const outcome = await done(route)
    if (outcome !== null) wrong[keyOf(route)] = outcome
  }
  expect(wrong).toEqual({})
}, 120_000)

/** @returns null when it was done, and the trail tells it in words of its own; else what came instead */
async function done(route: Named): Promise<string | null> {
  const bodyFor = bodyOf(route)
  if (!bodyFor) return 'is in no access.fixture.ts'
  const maria = await app.signIn({ firstName: 'Maria', lastName: 'Ortiz', themeId: scene.siteA })
  const url = await addressOf(route, app.db, maria.id, scene)
  const body = await bodyFor({ app, db: app.db, maria: maria.id, admin, scene })
  const before = await newest()
  // Switching accounts ends a session: each write has its own.
  const session = await beginSession(app.db, admin.id)
  const ask = { session, headers: { 'sec-fetch-site': 'same-origin' } }
  const answer =
    route.method === 'GET'
      ? await app.get(url, { ...ask, as: 'json' })
      : await app.send(route.method as 'POST', url, { ...ask, body })
  if (answer.statusCode >= 400) return `${answer.statusCode} ${answer.body.slice(0, 200)}`
  const entry = await newest()
  if (entry?.id === before?.id) return 'left no entry'
  const words = entry!.sentence.map((part) => (typeof part === 'string' ? part : '…')).join('')
  return words.includes('“') ? `no words for ${entry!.action}` : null
}

/** Read by somebody else: whose account was switched to reads no trail. */
async function newest() {
  const { session } = reader
  const { entries } = (await app.get('/admin/audit?limit=1', { as: 'json', session })).json() as AuditPage
  return entries[0]
}
