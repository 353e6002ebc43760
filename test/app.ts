import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { openLog } from '#lib/log.ts'
import { beginSession } from '#lib/session.ts'
import type { App } from '#lib/web.ts'
import { build, type Render } from '../app.ts'
import { nothingShed, readSettings } from '../config.ts'
import { render } from '../web/render.tsx'
import { type TestDatabase, testDatabase } from './database.ts'
import { readOnly } from './read-only.ts'

/** Names of files that nobody built. */
export const assets = {
  version: 'test',
  script: '/assets/client.js',
  fontsOf: () => [],
  stylesOf: () => [],
  moduleOf: () => '/assets/page.js',
  modulesOf: () => [],
}

type Ask = {
  /** which of the three representations; default 'html' */
  as?: 'html' | 'json' | 'inertia'
  host?: string
  /** the token of a session: see signIn */
  session?: string
  body?: Record<string, unknown>
  headers?: Record<string, string>
}

export type TestApp = TestDatabase & {
  app: App
  /** A GET of one representation. */
  get(url: string, ask?: Ask): Promise<LightMyRequestResponse>
  /** A write with a valid csrf token, JSON body. */
  send(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, ask?: Ask): Promise<LightMyRequestResponse>
  /** A session of a new person of this kind; pass it as `session`. */
  signIn(person?: Partial<NewPerson>): Promise<{ session: string; id: string }>
  /** A theme that answers on these domains. */
  addSite(name: string, domains: string[]): Promise<string>
}

type NewPerson = {
  email: string
  firstName: string
  lastName: string
  type: 'User' | 'Manager' | 'Mentor' | 'Admin'
  /** owns `themeId` */
  isThemeOwner: boolean
  /** the theme that the person signed up on */
  themeId: string
  /** wears the hat, whatever the type; a Mentor does anyway */
  isMentor: boolean
  /** works for this one */
  employerId: string
  isEmployerOwner: boolean
}

const accept = {
  html: { accept: 'text/html' },
  json: { accept: 'application/json' },
  inertia: { accept: 'text/html', 'x-inertia': 'true', 'x-inertia-version': assets.version },
}

/**
 * The whole application on a database of its own, with one site on localhost. Close it in `afterAll`.
 * @param logged takes each line of the log; without it nothing is logged
 */
export async function testApp(
  environment: Record<string, string> = {},
  logged?: (line: string) => void,
): Promise<TestApp> {
  const database = await testDatabase()
  await addSite(database, 'Harbor Veterans', ['localhost'])
  const dataDir = await mkdtemp(join(tmpdir(), 'muster-'))
  const always = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir }
  // A test on a busy machine is slow, not overloaded, whatever it runs as.
  const settings = { ...readSettings({ ...always, ...environment }), shed: nothingShed }
  // A pooler drops what makes a connection read only.
  const replicas = database.application.isPooled ? null : readOnly(database.application.url)
  const app = await build({
    settings,
    ...(replicas && { replicas }),
    pool: database.application.pool,
    directUrl: database.application.url,
    render: render as unknown as Render,
    assets,
    ...(logged && { logger: openLog('info', { write: logged }) }),
  })
  const request = (
    options: InjectOptions,
    { as = 'html', host = 'localhost', session, headers, body }: Ask = {},
  ) =>
    app.inject({
      ...options,
      headers: { host, ...accept[as], ...headers },
      cookies: { ...(session && { session }), ...options.cookies },
      ...(body && { payload: body }),
    })
  return {
    ...database,
    app,
    get: (url, ask) => request({ method: 'GET', url }, ask),
    async send(method, url, ask = {}) {
      const refused = await request({ method, url }, { ...ask, as: 'json' })
      const { csrf } = refused.statusCode === 403 ? refused.json() : {}
      if (!csrf) return refused
      const headers = { ...ask.headers, 'x-csrf-token': csrf }
      return request({ method, url, cookies: { csrf } }, { as: 'json', ...ask, headers })
    },
    signIn: (person) => signIn(database, person),
    addSite: async (name, domains) => {
      const id = await addSite(database, name, domains)
      await app.sites.refresh()
      return id
    },
    close: async () => {
      await app.close()
      await replicas?.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function addSite({ db }: TestDatabase, name: string, domains: string[]) {
  const { id } = await db.insertInto('themes').values({ name }).returning('id').executeTakeFirstOrThrow()
  const rows = domains.map((domain, at) => ({ domain, theme_id: id, is_primary: at === 0 }))
  await db.insertInto('theme_domains').values(rows).execute()
  return id
}

let people = 0

export async function signIn({ db }: TestDatabase, person: Partial<NewPerson> = {}) {
  const { id } = await db
    .insertInto('users')
    .values({
      email: person.email ?? `ada.${++people}@example.org`,
      first_name: person.firstName ?? 'Ada',
      last_name: person.lastName ?? 'Reyes',
      type: person.type ?? 'User',
      is_theme_owner: person.isThemeOwner ?? false,
      source_theme_id: person.themeId ?? null,
      activated_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (person.isThemeOwner && person.themeId)
    await db.insertInto('theme_owners').values({ theme_id: person.themeId, user_id: id }).execute()
  await giveHats(db, id, person)
  return { id, session: await beginSession(db, id) }
}

/** What the type says, and what is asked for beside it. */
async function giveHats(db: TestDatabase['db'], id: string, person: Partial<NewPerson>) {
  if (person.isMentor ?? person.type === 'Mentor')
    await db.insertInto('mentors').values({ user_id: id }).execute()
  if (!person.employerId && person.type !== 'Manager') return
  const employer_id = person.employerId ?? (await someEmployer(db))
  const is_owner = person.isEmployerOwner ?? false
  await db.insertInto('employer_members').values({ employer_id, user_id: id, is_owner }).execute()
}

async function someEmployer(db: TestDatabase['db']) {
  const name = `Chesapeake Yard ${++people}`
  const values = { name, slug: 'chesapeake-yard' }
  return (await db.insertInto('employers').values(values).returning('id').executeTakeFirstOrThrow()).id
}
