import type { ScopedSite } from '#features/job-cards/schema.ts'
import { listJobs, readQuery } from '#features/job-search/index.ts'
import { occupation } from '#features/occupations/index.ts'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import { panelRadius } from '#spec/limits.ts'
import type { Profile } from './schema.ts'

type Held = { corpsId: string | null; occupationId: string | null; rankId: string | null; zip: string | null }
type Context = { viewer: Person; theme: ScopedSite }

/** The occupation that a person names first: what it is, which certifications fit it, and jobs nearby that do. */
export async function occupationShown(db: Db, context: Context, held: Held): Promise<Profile['occupation']> {
  if (!held.occupationId) return null
  const [found, suggestedJobs] = await Promise.all([
    occupation(db, held.occupationId),
    suggested(db, context, held),
  ])
  if (!found) return null
  const { id, title, description, certifications } = found
  return { id, title, description, certifications, suggestedJobs }
}

async function suggested(db: Db, context: Context, { corpsId, occupationId, rankId, zip }: Held) {
  const service = {
    c: corpsId,
    o: occupationId,
    rank: rankId,
    l: zip?.slice(0, 5),
    r: String(panelRadius.mos),
  }
  const given = Object.entries(service).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const query = readQuery({ ...Object.fromEntries(given), limit: '10' })
  return (await listJobs(db, context, query)).jobs
}
