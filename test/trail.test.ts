// What the staff do is remembered: every route that changes something and is not for every member is used once, by an
// administrator, and must leave an entry in the audit trail. Entries stand in words, so each must have a line there.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditPage } from '#features/audit/schema.ts'
import { photoOfHome, sendFile } from '#features/files/files.fixture.ts'
import { storeFile } from '#features/files/index.ts'
import type { Named } from '#lib/access.ts'
import { beginSession } from '#lib/session.ts'
import { issueToken } from '#lib/user-tokens.ts'
import { may } from '#spec/access.ts'
import { type TestApp, testApp } from './harness.ts'
import { addressOf, type Scene, sceneOf } from './matrix-things.ts'
import { pdfOf } from './pdf.ts'
import { person } from './person.ts'

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

type Maria = { id: string }
type Body = (maria: Maria) => Record<string, unknown> | Promise<Record<string, unknown>>
const nothing: Body = () => ({})

let made = 0
const page: Body = () => ({ name: 'Our work', type: 'page', route: `/our-work-${++made}` })
const pageForm: Body = (maria) => ({ ...page(maria), description: 'What we do.' })
const badge: Body = () => ({ name: `Verified ${++made}`, icon: 'star' })
const rank: Body = () => ({ title: 'Sergeant', grade: 'E-5', description: 'Leads a team.', corp: 'army' })
const typed: Body = () => ({ confirm: 'delete' })
const look: Body = () => ({ brand: '#7a1f1f' })
const renamed: Body = () => ({ name: `Site A ${++made}` })
const home: Body = () => ({ headline: 'Work that needs what you know', lead: '' })
const lastName: Body = () => ({ lastName: `Ortiz ${++made}` })
const newAddress: Body = async ({ id }) => {
  await issueToken(app.db, id, 'new-address', `ortiz.${++made}@example.org`)
  return {}
}
const hidden: Body = () => ({ hidden: true })
const described: Body = () => ({ alt: 'The pier' })
const feed: Body = async () => {
  const url = `https://feeds.example.org/${++made}.xml?key=hush`
  return app.db
    .insertInto('feeds')
    .values({ employer_id: scene.employer, url })
    .returning('id')
    .executeTakeFirstOrThrow()
}
const picture: Body = async () => {
  const sent = { type: 'image/jpeg', purpose: 'picture' as const, name: 'Pier.jpg', session: admin.session }
  const { url } = await sendFile(app, { ...sent, bytes: await photoOfHome() })
  return { picture: url.split('/').at(-1) }
}

/** What is sent to each route so that it does what it is for. */
const bodies: Record<string, Body> = {
  'POST /admin/account-switch/:userId': nothing,
  'POST /admin/badges': badge,
  'PUT /admin/badges/:id': badge,
  'POST /admin/badges/:id': badge,
  'DELETE /admin/badges/:id': nothing,
  'PUT /admin/comments/:id': hidden,
  'POST /admin/comments/:id': hidden,
  'DELETE /admin/comments/:id': nothing,
  'PUT /admin/employers/feedImport/:id': () => ({ feeds: [`https://feeds.example.org/${++made}.xml`] }),
  'GET /admin/employers/feedImport/:id': nothing,
  'POST /admin/feeds/run': feed,
  'DELETE /admin/feeds': feed,
  'POST /admin/mail/:id/delivery': nothing,
  'DELETE /admin/newsletter/:id': nothing,
  'PUT /admin/ranks/:id/edit': rank,
  'POST /admin/ranks/:id/edit': rank,
  'POST /admin/themes': renamed,
  'PUT /admin/themes/:id': renamed,
  'POST /admin/themes/:id': renamed,
  'DELETE /admin/themes/:id': typed,
  'POST /admin/themes/:id/duplicate': nothing,
  'PUT /admin/themes/:id/home': home,
  'POST /admin/themes/:id/home': home,
  'PUT /admin/themes/:id/sign-up': nothing,
  'POST /admin/themes/:id/sign-up': nothing,
  'POST /admin/themes/:id/pages': page,
  'PUT /admin/themes/:id/pages/:pageId': page,
  'DELETE /admin/themes/:id/pages/:pageId': nothing,
  'POST /admin/themes/:id/pages/:pageId/settings': pageForm,
  'POST /admin/themes/:id/pages/:pageId/revisions/:rev': nothing,
  'POST /admin/themes/:id/pages/new': pageForm,
  'POST /admin/themes/:id/pages/customize-home': nothing,
  'POST /admin/themes/:id/pages/customize-privacy-policy': nothing,
  'POST /admin/themes/:id/pages/customize-terms': nothing,
  'POST /admin/themes/:id/pictures': picture,
  'PUT /admin/themes/:id/pictures/:pictureId': described,
  'POST /admin/themes/:id/pictures/:pictureId': described,
  'DELETE /admin/themes/:id/pictures/:pictureId': nothing,
  'PUT /admin/users/:id/edit': lastName,
  'POST /admin/users/:id/edit': lastName,
  'DELETE /admin/users/:id': nothing,
  'POST /admin/users/:id/new-address': newAddress,
  'DELETE /admin/users/:id/new-address': newAddress,
  'POST /admin/users/:id/logout': nothing,
  'POST /admin/users/:id/password-reset': nothing,
  'GET /admin/users/:id/password-reset-link': nothing,
  'POST /admin/users/:id/second-factor': nothing,
  'DELETE /admin/users/:id/sendgrid-status': nothing,
  'POST /admin/users/disable': ({ id }) => ({ user: id }),
  'POST /admin/users/set-badges': async ({ id }) => {
    const { badges } = await app.db
      .insertInto('badges')
      .values({ name: `Mentor ${++made}`, icon: 'star' })
      .returning('id as badges')
      .executeTakeFirstOrThrow()
    return { user: id, badges }
  },
  'POST /profile/:id/dd214': async ({ id }) => {
    const name = 'Ortiz.pdf'
    const stored = await storeFile(app.db, { ownerId: id, purpose: 'dd214', name, bytes: pdfOf() })
    if (!stored.ok) throw new Error(stored.reason)
    await app.db.insertInto('profiles').values({ user_id: id, dd214_file_id: stored.id }).execute()
    return { valid: 'yes' }
  },
  'PUT /themes/:id': look,
  'PUT /website-builder/site/:id': look,
  'POST /website-builder': () => ({ template: 'beacon', name: 'Dock Workers', address: `docks-${++made}` }),
  'POST /website-builder/site/:id/pages': page,
  'PUT /website-builder/site/:id/pages/:pageId': page,
}

/** Routes that leave none, and why that is right. */
const silent: Record<string, string> = {
  'POST /account-switch/end': 'has a session of its own kind: see account-switch/switch.test.ts',
  'POST /admin/themes/:id/pages/:pageId/data': 'reads what the parts of a draft show, and keeps nothing',
  'POST /admin/users/:id/issue-ticket': 'there are no fundraisers to issue tickets for',
  'POST /jobs/:segment/recommend': 'a mentor’s own list: the recommendation says who gave it, and when',
}

/** GETs that do something (document 1 and 2, section 7). */
const active = ['GET /admin/employers/feedImport/:id', 'GET /admin/users/:id/password-reset-link']

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
const writes = (route: Named) =>
  !['GET', 'HEAD', 'OPTIONS'].includes(route.method) || active.includes(keyOf(route))
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
  if (!bodyFor) return 'is in neither list of this test'
  const maria = await app.signIn({ firstName: 'Maria', lastName: 'Ortiz', themeId: scene.siteA })
  const url = await addressOf(route, app.db, maria.id, scene)
  const body = await bodyFor(maria)
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
