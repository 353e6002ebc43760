import { sql } from 'kysely'
import { categories } from '#features/categories/index.ts'
import { editableTrainings } from '#features/learning-cards/index.ts'
import { quizChoices } from '#features/quizzes/index.ts'
import type { Db } from '#lib/db.ts'
import { pageOf } from '#lib/paged.ts'
import { may, type Person } from '#spec/access.ts'
import type { AdminQuery, FormProps } from './schema.ts'

/** The trainings that this viewer may change. */
export async function listForStaff(db: Db, viewer: Person, query: AdminQuery) {
  const { rows, ...page } = await pageOf(
    db,
    editableTrainings(db, viewer)
      .leftJoin('themes as s', 's.id', 't.theme_id')
      .select(['t.id', 't.title', 't.category as theme', 's.name as site', 't.promoted'])
      .select('t.restricted_for_user_types as restrictedForUserTypes')
      .select([
        sql<number>`(select count(*) from training_progress where training_id = t.id)`.as('begun'),
        sql<number>`(select count(completed_at) from training_progress where training_id = t.id)`.as(
          'completed',
        ),
      ])
      .$if(query.q !== '', (found) =>
        found.where('t.title', 'ilike', `%${query.q.replace(/[%_\\]/g, '\\$&')}%`),
      )
      .orderBy('t.promoted', 'desc')
      .orderBy('t.title')
      .orderBy('t.id'),
    query,
  )
  return { ...query, ...page, trainings: rows }
}

/** What the form offers to choose from. */
export async function choicesFor(
  db: Db,
  viewer: Person,
): Promise<Pick<FormProps, 'mayShowEverywhere' | 'sites' | 'themes' | 'jobCategories' | 'quizzes'>> {
  if (!may(viewer, 'trainings.everywhere'))
    return { mayShowEverywhere: false, sites: [], themes: [], jobCategories: [], quizzes: [] }
  const [sites, themes, all, quizzes] = await Promise.all([
    db.selectFrom('themes').select(['id as value', 'name as label']).orderBy('name').execute(),
    db
      .selectFrom('trainings')
      .select(['category as value', 'category as label'])
      .distinct()
      .where('category', '<>', '')
      .orderBy('category')
      .execute(),
    categories(db),
    quizChoices(db),
  ])
  return {
    mayShowEverywhere: true,
    sites: [{ value: '', label: 'All sites' }, ...sites],
    ...{ themes, quizzes },
    jobCategories: all.map(({ id, label }) => ({ value: id, label })),
  }
}
