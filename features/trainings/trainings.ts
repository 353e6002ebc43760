import { sql } from 'kysely'
import { type Category, categoryLabels } from '#features/categories/index.ts'
import {
  cardOf,
  editableTrainings,
  type Here,
  trainingRows,
  visibleTrainings,
} from '#features/learning-cards/index.ts'
import { profileForSearch } from '#features/profiles/index.ts'
import { quizTakesOf } from '#features/quizzes/index.ts'
import { recommenderOf } from '#features/recommendations/index.ts'
import type { Db } from '#lib/db.ts'
import { pageOf } from '#lib/paged.ts'
import { notFound } from '#lib/problem.ts'
import { may, type Person } from '#spec/access.ts'
import type { TrainingType } from './list.ts'
import { trainingMessages } from './messages.ts'
import type {
  ListQuery,
  Overview,
  SearchQuery,
  SearchResult,
  TrainingLink,
  TrainingList,
  TrainingPage,
} from './schema.ts'
import { courseFor } from './scorm/attempts.ts'

type Viewer = NonNullable<Person>
/** The most that the overview lists; /trainings/list has all. */
const mostListed = 200

/** Everything that a person finds, under its headings, and what they have begun. */
export async function overviewFor(db: Db, viewer: Viewer, site: Here): Promise<Overview> {
  const [rows, profile] = await Promise.all([
    ordered(trainingRows(db, viewer, site))
      .limit(mostListed)
      .execute(),
    profileForSearch(db, viewer.id),
  ])
  const trainings = rows.map(cardOf)
  const begun = trainings
    .filter(({ progress }) => progress)
    .sort((a, b) => b.progress!.updatedAt.localeCompare(a.progress!.updatedAt))
  return {
    trainings,
    inProgress: begun.filter(({ progress }) => !progress!.completedAt),
    completed: begun.filter(({ progress }) => progress!.completedAt),
    themes: await themesOf(db, viewer, site),
    interests: profile?.jobInterests ?? [],
    mayEdit: may(viewer, 'trainings.edit'),
  }
}

/** Promoted ones first, then by title. */
const ordered = <Query extends ReturnType<typeof trainingRows>>(rows: Query) =>
  rows.orderBy('t.promoted', 'desc').orderBy('t.title').orderBy('t.id')

const themesOf = async (db: Db, viewer: Viewer, site: Here) =>
  visibleTrainings(db, viewer, site)
    .select(['t.category as theme', (t) => t.fn.countAll<number>().as('count')])
    .groupBy('t.category')
    .orderBy(sql`t.category = ''`)
    .orderBy('t.category')
    .execute()

/** A page of the trainings under a heading, or whose words begin like those typed. */
export async function listTrainings(
  db: Db,
  viewer: Viewer,
  site: Here,
  query: ListQuery,
): Promise<TrainingList> {
  const [found, themes] = await Promise.all([
    trainingsUnder(db, viewer, site, query),
    themesOf(db, viewer, site),
  ])
  return { ...query, ...found, themes }
}

/** The same without the other headings, for a list on another page. */
export async function trainingsUnder(
  db: Db,
  viewer: Viewer,
  site: Here,
  query: ListQuery,
): Promise<Pick<TrainingList, 'trainings' | 'totalDocs' | 'page' | 'limit'>> {
  const found = trainingRows(db, viewer, site)
    .$if(query.theme !== '', (list) => list.where(sql<boolean>`lower(t.category) = lower(${query.theme})`))
    .$call((list) => withWords(list, query.q))
  const { rows, ...page } = await pageOf(db, ordered(found), query)
  return { ...page, trainings: rows.map(cardOf) }
}

/** Every word that was typed is in the title, the heading or the description. */
const withWords = <Query extends ReturnType<typeof trainingRows>>(rows: Query, q: string): Query =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .reduce<Query>(
      (found, word) =>
        found.where(
          sql<boolean>`concat_ws(' ', t.title, t.category, t.description) ilike ${`%${word.replace(/[%_\\]/g, '\\$&')}%`}`,
        ) as Query,
      rows,
    )

/** Trainings for interests: ids of job categories. Neither interests nor words: all of them. */
export async function searchTrainings(
  db: Db,
  viewer: Viewer,
  site: Here,
  query: SearchQuery,
): Promise<SearchResult> {
  const ids = idsIn(query.i)
  const found = trainingRows(db, viewer, site)
    .$if(ids.length > 0, (list) => list.where(sql<boolean>`t.categories && ${ids}::text[]`))
    .$call((list) => withWords(list, query.q))
  const [{ rows, ...page }, labels] = await Promise.all([
    pageOf(db, ordered(found), query),
    categoryLabels(db),
  ])
  const interests = ids.flatMap((id) => labels.get(id as Category['id']) ?? [])
  return { ...query, ...page, available: { trainings: rows.map(cardOf) }, interests }
}

const idsIn = (i: string) => [...new Set(i.split(',').map((id) => id.trim()))].filter(Boolean)

/** @throws Problem 404 for one that this person does not find here */
export async function trainingFor(db: Db, viewer: Viewer, site: Here, id: string) {
  const row = await trainingRows(db, viewer, site)
    .leftJoin('quizzes as q', 'q.id', 't.quiz_id')
    .select(['q.id as quizId', 'q.name as quizName'])
    .select([
      't.links',
      't.description as whole',
      't.restricted_for_user_types as restricted',
      't.type',
      'p.done as ids',
    ])
    .where('t.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound(trainingMessages.gone)
  return row
}

/** One training as this person sees it. @param by the mentor that the address names */
export async function trainingPage(
  db: Db,
  viewer: Viewer,
  site: Here,
  id: string,
  by?: string,
): Promise<TrainingPage> {
  const { links, whole, restricted, type, ids, quizId, quizName, ...row } = await trainingFor(
    db,
    viewer,
    site,
    id,
  )
  const [recommendedBy, isPassed, editable, course] = await Promise.all([
    recommenderOf(db, viewer, { kind: 'training', subjectId: id }, by),
    hasPassed(db, viewer.id, quizId),
    editableTrainings(db, viewer).select('t.id').where('t.id', '=', id).executeTakeFirst(),
    type === 'scorm' ? courseFor(db, viewer.id, id) : null,
  ])
  const shown = (links as TrainingLink[]).map((link) => ({
    ...link,
    isDone: ids?.includes(link.id) ?? false,
  }))
  return {
    training: {
      ...cardOf(row),
      ...{ description: whole, type: type as TrainingType, links: shown, course },
      quiz: quizId ? { id: quizId, name: quizName!, isPassed } : null,
      ...(editable && { restrictedForUserTypes: restricted }),
    },
    recommendedBy,
    mayEdit: editable !== undefined,
    mayRecommend: may(viewer, 'job.recommend'),
  }
}

/** Whether there is nothing to pass, or it is passed; a quiz without a pass mark is passed when it is sent. */
export async function hasPassed(db: Db, userId: string, quizId: string | null): Promise<boolean> {
  if (!quizId) return true
  const takes = (await quizTakesOf(db, [userId], quizId)).get(userId) ?? []
  return takes.some(({ passed }) => passed !== false)
}
