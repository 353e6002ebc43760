import { compileFit, type Fit, translate } from '#features/occupations/index.ts'
import { profileForSearch } from '#features/profiles/index.ts'
import type { Db } from '#lib/db.ts'
import { type Clearance, clearances } from '#spec/lists.ts'
import type { Point } from '../segments/distance.ts'
import { termsOf } from '../text/words.ts'

/** The parts of a profile that personalize search results. */
export type SearcherProfile = {
  occupation: { id: string; code: string; title: string; corps: string; rank: string | null } | null
  fit: Fit<number> | null
  interests: ReadonlySet<string>
  /** index in the list of clearances; -1: unknown */
  clearance: number
  home: Point | null
}

/** @returns null for a visitor, without a query */
export async function searcherProfile(
  db: Db,
  person: { id: string } | null,
): Promise<SearcherProfile | null> {
  const profile = person && (await profileForSearch(db, person.id))
  if (!profile) return null
  const { corpsId: corps, occupationId, rankId: rank, lat, lon } = profile
  const plan = occupationId ? await translate(db, { corps, occupation: occupationId, rank }) : null
  return {
    occupation: plan && { ...plan.occupation, rank },
    fit: plan && compileFit(plan.terms, (text) => termsOf(text).map((term) => term.mark)),
    interests: new Set(profile.jobInterests),
    clearance: clearances.indexOf(profile.securityClearance as Clearance),
    home: lat !== null && lon !== null ? { lat, lon } : null,
  }
}
