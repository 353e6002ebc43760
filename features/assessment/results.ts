import { profileForSearch } from '#features/profiles/index.ts'
import type { Site } from '#features/themes/index.ts'
import { searchTrainings } from '#features/trainings/index.ts'
import { SearchQuery } from '#features/trainings/schema.ts'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import { careerInterests } from '#spec/lists.ts'
import { completedBy, openAnswers } from './assessments.ts'
import { isFlat, placesOf, ranked, type Scores } from './model/scores.ts'
import { fittingOccupations, withJobs } from './occupations.ts'
import type { ResultsPage, ResultsQuery } from './schema.ts'

const trainingsShown = 3

/** A person's last result, or the one asked for, compared with the one before it or another. */
export async function resultsPage(
  db: Db,
  viewer: NonNullable<Person>,
  site: Site,
  asked: ResultsQuery,
): Promise<ResultsPage> {
  const [all, answers, profile] = await Promise.all([
    completedBy(db, viewer.id),
    openAnswers(db, viewer.id),
    profileForSearch(db, viewer.id),
  ])
  const shown = { takes: all.map(takeOf), open: answers && Object.keys(answers).length }
  const zip = profile?.zip ?? null
  const take = all.find(({ id }) => id === asked.take) ?? all[0]
  if (!take) return { ...nothing, ...shown, zip }
  const before = comparedWith(all, take, asked.with)
  const fitting = isFlat(take.scores) ? [] : await fittingOccupations(db, viewer.id, take.scores)
  const [occupations, trainings] = await Promise.all([
    withJobs(db, viewer, site, zip, fitting),
    trainingsToward(db, viewer, site, fitting),
  ])
  return {
    ...shown,
    code: take.code,
    categories: categoriesOf(take.scores, before?.scores),
    places: placesOf(take.scores),
    take: takeOf(take),
    with: before ? takeOf(before) : null,
    ...{ occupations, trainings, zip },
  }
}

type Completed = Awaited<ReturnType<typeof completedBy>>[number]

const nothing: Omit<ResultsPage, 'takes' | 'open' | 'zip'> = {
  ...{ code: '', categories: [], places: [], take: null, with: null, occupations: [], trainings: [] },
}

const takeOf = ({ id, code, completedAt }: Completed) => ({ id, code, completedAt })

/** Unless another is asked for: the one before it. */
function comparedWith(all: Completed[], take: Completed, asked: ResultsQuery['with']): Completed | undefined {
  if (asked === 'none') return undefined
  return all.find(({ id }) => id === asked && id !== take.id) ?? all[all.indexOf(take) + 1]
}

const categoriesOf = (scores: Scores, before: Scores | undefined): ResultsPage['categories'] =>
  ranked(scores).map((id) => ({
    id,
    label: careerInterests.find(({ value }) => value === id)!.label,
    score: scores[id],
    before: before?.[id] ?? null,
    isTied: Object.values(scores).filter((score) => score === scores[id]).length > 1,
  }))

/** Trainings of the job categories that the occupations belong to. */
async function trainingsToward(
  db: Db,
  viewer: NonNullable<Person>,
  site: Site,
  occupations: { category: string | null }[],
): Promise<ResultsPage['trainings']> {
  const categories = [...new Set(occupations.flatMap(({ category }) => category ?? []))]
  if (!categories.length) return []
  const query = SearchQuery.parse({ i: categories.join(','), limit: trainingsShown })
  return (await searchTrainings(db, viewer, site, query)).available.trainings
}
