import { compileFit, fitOf, titleWords, translate } from '#features/occupations/index.ts'
import { loadPlaces } from '#features/places/index.ts'
import { type ProfileForSearch, profileForSearch } from '#features/profiles/index.ts'
import type { Db } from '#lib/db.ts'
import { examScore } from './model/score.ts'

/** The counties of the city: its boroughs. */
const boroughs = ['Bronx', 'Kings', 'New York', 'Queens', 'Richmond']

type Scored = { name: string; category_id: string | null }

/**
 * Scores exams for a person: their occupation is translated once, for all of them.
 * @param known the profile, where it is known already
 */
export async function scorerFor(
  db: Db,
  userId: string,
  known?: ProfileForSearch | null,
): Promise<(exam: Scored) => ReturnType<typeof examScore>> {
  const profile = known ?? (await profileForSearch(db, userId))
  const [plan, inCity] = await Promise.all([
    profile?.occupationId
      ? translate(db, { corps: profile.corpsId, occupation: profile.occupationId, rank: profile.rankId })
      : null,
    livesInCity(db, profile),
  ])
  const fit = plan && compileFit(plan.terms, titleWords)
  const interests = profile?.jobInterests ?? []
  return ({ name, category_id }) =>
    examScore({
      occupation: fit ? fitOf(fit, titleWords(name)).score : null,
      interest: interests.length ? category_id !== null && interests.includes(category_id) : null,
      inCity,
    })
}

async function livesInCity(db: Db, profile: ProfileForSearch | null): Promise<boolean | null> {
  if (!profile?.zip) return null
  const home = (await loadPlaces(db)).find(profile.zip.slice(0, 5))
  return home?.state === 'NY' && home.county !== null && boroughs.includes(home.county)
}
