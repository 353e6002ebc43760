import { sql } from 'kysely'
import { textArray } from '#lib/binary-arrays.ts'
import type { Db } from '#lib/db.ts'
import type { JobDraft } from './draft.ts'

/** The columns of `jobs` for a draft, except the description. */
const factsOf = (draft: JobDraft) => ({
  reference: draft.reference,
  title: draft.title,
  apply_url: draft.applyUrl,
  apply_email: draft.applyEmail,
  feed_employer: draft.feedEmployer,
  agency: draft.agency,
  subagency: draft.subagency,
  address: draft.address,
  city: draft.city,
  state: draft.state,
  zip: draft.zip,
  country: draft.country,
  lat: draft.lat,
  lon: draft.lon,
  is_remote: draft.isRemote,
  is_hybrid: draft.isHybrid,
  type: draft.type,
  career_level: draft.careerLevel,
  wage_min: draft.wageMin,
  wage_max: draft.wageMax,
  wage_unit: draft.wageUnit,
  currency: draft.currency,
  categories: draft.categories,
  source: draft.source,
  is_volunteer: draft.isVolunteer,
  is_competitive: draft.isCompetitive,
  clearance: draft.clearance,
  posted_at: draft.postedAt,
  expires_at: draft.expiresAt,
})
const columns = Object.keys(factsOf({} as JobDraft))
const list = (of: (column: string) => string) => sql.raw(columns.map(of).join(', '))

/** Inserts or updates jobs. Facts travel as one JSON text next to an array of descriptions, which are most of the bytes. */
export async function upsertJobs(
  db: Db,
  employerId: string,
  feedId: string | null,
  ids: string[],
  drafts: JobDraft[],
): Promise<void> {
  const facts = JSON.stringify(drafts.map((draft, i) => ({ id: ids[i], ...factsOf(draft) })))
  await sql`
    insert into jobs (id, employer_id, feed_id, description, ${list((column) => column)})
    select id, ${employerId}, ${feedId}, new.unnest, ${list((column) => (column === 'posted_at' ? 'least(posted_at, now())' : column))}
    from rows from (json_populate_recordset(null::jobs, ${facts}::json), unnest(${textArray(drafts.map((draft) => draft.description))}::text[])) as new
    on conflict (id) do update set
      feed_id = excluded.feed_id, description = excluded.description, expired_at = null, paused_at = null, updated_at = now(),
      ${list((column) => `${column} = ${column === 'posted_at' ? 'least(jobs.posted_at, excluded.posted_at)' : `excluded.${column}`}`)}
    `.execute(db)
}
