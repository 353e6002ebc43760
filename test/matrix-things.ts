import sharp from 'sharp'
import { storeFile } from '#features/files/index.ts'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import type { Named } from '#lib/access.ts'
import type { Db } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { pdfOf } from './pdf.ts'

export type Scene = { siteA: string; employer: string; job: string; mentor: string }

/** What stands still while the matrix is tried: an employer with a job, on a site that is not Maria's. */
export async function sceneOf(db: Db, siteA: string, mentor: string): Promise<Scene> {
  const employer = await addEmployer(db, 'Harbor Health')
  await saveJobs(db, employer, null, [draft('N-1')])
  await db
    .insertInto('pages')
    .values({ theme_id: siteA, name: 'About us', route: '/about', is_global: true })
    .execute()
  const { id: job } = await db.selectFrom('jobs').select('id').executeTakeFirstOrThrow()
  return { siteA, employer, job, mentor }
}

type Make = (db: Db, maria: string, scene: Scene) => Promise<string>

const added = async (query: { executeTakeFirstOrThrow(): Promise<{ id: string }> }) =>
  (await query.executeTakeFirstOrThrow()).id

const resume: Make = async (db, maria) => {
  const stored = await storeFile(db, { ownerId: maria, purpose: 'resume', name: 'Ortiz.pdf', bytes: pdfOf() })
  if (!stored.ok) throw new Error(stored.reason)
  return stored.id
}
const siteOfMaria: Make = async (_db, _maria, { siteA }) => siteA

/** A site of site A's owners, which may be deleted. */
async function siteLike(db: Db, siteA: string): Promise<string> {
  const id = await added(db.insertInto('themes').values({ name: newId() }).returning('id'))
  const owners = await db.selectFrom('theme_owners').select('user_id').where('theme_id', '=', siteA).execute()
  const rows = owners.map(({ user_id }) => ({ user_id, theme_id: id }))
  if (rows.length) await db.insertInto('theme_owners').values(rows).execute()
  return id
}
const itself: Make = async (_db, maria) => maria

/** Whose things the ids of an address are: Maria's, or those of her site A. What is not listed is nobody's. */
const things: [address: RegExp, make: Make][] = [
  [/^\/(admin\/users|profile)\/:id|:userId/, itself],
  [/^\/(account\/)?files\/:id/, resume],
  [/^\/(admin\/themes|themes|website-builder\/\w+)\/:\w+/, siteOfMaria],
  [/^\/admin\/employers\/.*:id/, async (_db, _maria, { employer }) => employer],
  [/^\/jobs\/:segment/, async (_db, _maria, { job }) => job],
  [/^\/admin\/ranks\/:id/, async () => 'army-e-5-sgt'],
  [/^\/occupations\/:id/, async (db) => added(db.selectFrom('military_occupations').select('id').limit(1))],
  [
    /^\/admin\/badges\/:id/,
    async (db, _maria, { siteA }) =>
      added(db.insertInto('badges').values({ name: newId(), icon: 'star', theme_id: siteA }).returning('id')),
  ],
  [
    /^\/my-saved-searches\/:id/,
    async (db, maria, { siteA }) =>
      added(
        db
          .insertInto('saved_searches')
          .values({
            ...{ user_id: maria, theme_id: siteA, name: 'Nursing', query: '{}' },
            ...{ frequency: 'daily', time_zone: 'America/New_York' },
          })
          .returning('id'),
      ),
  ],
  [
    /^\/jobs\/applications\/:id/,
    async (db, maria, { job, employer }) =>
      added(
        db
          .insertInto('applications')
          .values({ user_id: maria, job_id: job, employer_id: employer, status: 'INTERESTED' })
          .returning('id'),
      ),
  ],
  [
    /^\/admin\/mail\/:id/,
    async (db) =>
      added(
        db
          .insertInto('mails')
          .values({
            ...{ recipient: 'maria@example.org', subject: 'Welcome', kind: 'activate', status: 'failed' },
            ...{ text_body: 'Welcome', html_body: '<p>Welcome</p>' },
          })
          .returning('id'),
      ),
  ],
  [
    /^\/admin\/comments\/:id/,
    async (db, _maria, { siteA }) =>
      added(
        db
          .insertInto('comments')
          .values({ theme_id: siteA, name: 'Dale', email: 'dale@example.org', message: 'Thank you.' })
          .returning('id'),
      ),
  ],
  [
    /^\/admin\/newsletter\/:id/,
    async (db, _maria, { siteA }) =>
      added(
        db
          .insertInto('newsletter_subscriptions')
          .values({ theme_id: siteA, email: `${newId()}@example.org` })
          .returning('id'),
      ),
  ],
  [
    /^\/recommendations\/:id/,
    async (db, maria, { job, mentor }) =>
      added(
        db
          .insertInto('recommendations')
          .values({ mentor_id: mentor, mentee_id: maria, kind: 'job', subject_id: job })
          .returning('id'),
      ),
  ],
]

const pageOfSite: Make = async (db, _maria, { siteA }) => {
  const page = { name: 'About us', document: '{"schemaVersion":1,"containers":[]}' }
  const route = `/about-${newId()}`
  const id = await added(
    db
      .insertInto('pages')
      .values({ ...page, theme_id: siteA, route })
      .returning('id'),
  )
  await db
    .insertInto('page_revisions')
    .values({ ...page, page_id: id, rev: 1 })
    .execute()
  return id
}

const pictureOfSite: Make = async (db, maria, { siteA }) => {
  const bytes = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
  const place = { ownerId: maria, themeId: siteA, purpose: 'picture' as const }
  const stored = await storeFile(db, { ...place, name: 'Pier.png', bytes })
  if (!stored.ok) throw new Error(stored.reason)
  await db.insertInto('pictures').values({ file_id: stored.id, theme_id: siteA }).execute()
  return stored.id
}

const samples: Record<string, string> = {
  section: 'about',
  part: '1',
  rev: '1',
  route: 'about',
  slug: 'maria-ortiz',
}

/** A route's address with the ids of things that exist. */
export async function addressOf(
  { method, url }: Pick<Named, 'method' | 'url'>,
  db: Db,
  maria: string,
  scene: Scene,
): Promise<string> {
  const ends = method === 'DELETE' || (method === 'POST' && url.endsWith(':id/delete'))
  const isSite = /^\/(admin\/themes|website-builder)\//.test(url)
  const here = ends && isSite ? { ...scene, siteA: await siteLike(db, scene.siteA) } : scene
  const make = things.find(([address]) => address.test(url))?.[1]
  let address = url
  if (make) address = address.replace(/:\w+/, await make(db, maria, here))
  if (address.includes(':pictureId'))
    address = address.replace(':pictureId', await pictureOfSite(db, maria, here))
  if (address.includes(':pageId')) address = address.replace(':pageId', await pageOfSite(db, maria, here))
  return address.replace(/:(\w+)|\*/g, (_, name) => samples[name] ?? newId())
}
