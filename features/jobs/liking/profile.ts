import { compileFit, type Fit, translate } from '#features/occupations/index.ts'
import { profileForSearch } from '#features/profiles/index.ts'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import { type Clearance, clearances } from '#spec/lists.ts'
import type { Point } from '../segments/distance.ts'
import { termsOf } from '../words.ts'

/** What the order of a person's searches knows of the person. */
export type Seeker = {
  occupation: { id: string; code: string; title: string; corps: string; rank: string | null } | null
  fit: Fit<number> | null
  interests: ReadonlySet<string>
  /** place in the list of clearances; -1: not told */
  clearance: number
  home: Point | null
}

/** @returns null for a visitor: nothing is asked of the database */
export async function seekerOf(db: Db, viewer: Person): Promise<Seeker | null> {
  const profile = viewer && (await profileForSearch(db, viewer.id))
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
