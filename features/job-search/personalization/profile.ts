import { leadingCareers, translate } from '#features/occupations/index.ts'
import { type ProfileForSearch, profileForSearch } from '#features/profiles/index.ts'
import type { Db } from '#lib/db.ts'
import { type Clearance, clearances } from '#spec/lists.ts'
import type { Searcher } from '../engine/query.ts'

/** The parts of a profile that personalize search results. */
export type SearcherProfile = Searcher & {
  occupation: { id: string; code: string; title: string; corps: string; rank: string | null } | null
  /** names of its careers by their codes */
  careerNames: ReadonlyMap<string, string>
}

/**
 * @param known the profile, where it is known already
 * @returns null for a visitor, without a query
 */
export async function searcherProfile(
  db: Db,
  person: { id: string } | null,
  known?: ProfileForSearch | null,
): Promise<SearcherProfile | null> {
  const profile = known ?? (person && (await profileForSearch(db, person.id)))
  if (!profile) return null
  const { corpsId: corps, occupationId, rankId: rank, lat, lon } = profile
  const plan = occupationId ? await translate(db, { corps, occupation: occupationId, rank }) : null
  return {
    occupation: plan && { ...plan.occupation, rank },
    titles: plan?.terms.map(({ text, weight, soc }) => ({ text, weight, soc })) ?? null,
    careers: plan ? leadingCareers(plan) : [],
    careerNames: new Map(plan?.careers.map(({ soc, title }) => [soc, title])),
    interests: profile.jobInterests,
    clearance: clearances.indexOf(profile.securityClearance as Clearance),
    home: lat !== null && lon !== null ? { lat, lon } : null,
  }
}
