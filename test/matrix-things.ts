import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import type { Named } from '#lib/access.ts'
import type { Db } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { added, type Scene } from './room-access.ts'
import { rooms } from './rooms.ts'

/** What does not change while the matrix is tried: an employer with a job, on a site that is not Maria's. */
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

/** A site of site A's owners, which may be deleted. */
async function siteLike(db: Db, siteA: string): Promise<string> {
  const id = await added(db.insertInto('themes').values({ name: newId() }).returning('id'))
  const owners = await db.selectFrom('theme_owners').select('user_id').where('theme_id', '=', siteA).execute()
  const rows = owners.map(({ user_id }) => ({ user_id, theme_id: id }))
  if (rows.length) await db.insertInto('theme_owners').values(rows).execute()
  return id
}
const things = rooms.flatMap((room) => room.things ?? [])
const parameters = rooms.flatMap((room) => Object.entries(room.parameters ?? {}))

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
  const make = things.find(([pattern]) => pattern.test(url))?.[1]
  let address = url
  if (make) address = address.replace(/:\w+/, await make(db, maria, here))
  for (const [name, makeOne] of parameters)
    if (address.includes(`:${name}`)) address = address.replace(`:${name}`, await makeOne(db, maria, here))
  return address.replace(/:(\w+)|\*/g, (_, name) => samples[name] ?? newId())
}
