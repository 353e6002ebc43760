import { type Db, runPrepared } from '#lib/db.ts'

/** What the search for jobs knows of a person. */
export type ProfileForSearch = {
  corpsId: string | null
  rankId: string | null
  occupationId: string | null
  zip: string | null
  /** where the ZIP is; null when it is not known, as of APO addresses */
  lat: number | null
  lon: number | null
  jobInterests: string[]
  securityClearance: string | null
  education: string | null
}

/** @returns null when the profile is still empty */
export async function profileForSearch(db: Db, userId: string): Promise<ProfileForSearch | null> {
  const query = db
    .selectFrom('profiles as profile')
    .leftJoin('service_records as service', (join) =>
      join.onRef('service.user_id', '=', 'profile.user_id').on('service.position', '=', 0),
    )
    .leftJoin('places', (join) =>
      join.on('places.zip', '=', (on) => on.fn('left', ['profile.zip', on.lit(5)])),
    )
    .select([
      'corps_id as corpsId',
      'rank_id as rankId',
      'occupation_id as occupationId',
      'profile.zip',
      'lat',
      'lon',
      'job_interests as jobInterests',
      'security_clearance as securityClearance',
      'education',
    ])
    .where('profile.user_id', '=', userId)
  const [found] = await runPrepared(db, query)
  return found ?? null
}
