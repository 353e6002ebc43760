import { sql } from 'kysely'
import { editableResources, type Here, resourceCardOf, resourceRows } from '#features/learning-cards/index.ts'
import { recommenderOf, recommendersOf } from '#features/recommendations/index.ts'
import type { Db } from '#lib/db.ts'
import { pageOf } from '#lib/paged.ts'
import { notFound } from '#lib/problem.ts'
import { may, type Person } from '#spec/access.ts'
import { resourceMessages } from './messages.ts'
import type { ListQuery, ResourceList, ResourcePage } from './schema.ts'

type Viewer = NonNullable<Person>
const ofEach = 3

/** The resources of a site: the first of each category, or those of a category or with words, a page at a time. */
export async function listResources(
  db: Db,
  viewer: Viewer,
  site: Here,
  query: ListQuery,
): Promise<ResourceList> {
  const isOverview = !query.q && !query.category
  const found = withWords(resourceRows(db, site), query.q)
    .$if(query.category !== '', (list) =>
      list.where(sql<boolean>`lower(r.category) = lower(${query.category})`),
    )
    .$if(isOverview, (list) => list.where('r.id', 'in', firstOfEach(db, viewer, site)))
    .orderBy(sql`r.category = ''`)
    .orderBy('r.category')
    .orderBy(recommendedFirst(viewer))
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
  const [{ rows, ...page }, categories] = await Promise.all([
    pageOf(db, found, isOverview ? { page: 1, limit: mostCategories * ofEach } : query),
    categoriesOf(db, site),
  ])
  const by = await recommendersOf(
    db,
    viewer,
    'resource',
    rows.map(({ id }) => id),
  )
  const total = categories.reduce((sum, { count }) => sum + count, 0)
  return {
    ...page,
    resources: rows.map((row) => ({ ...resourceCardOf(row), recommendedBy: by.get(row.id) ?? null })),
    categories,
    ...{ q: query.q, category: query.category, limit: query.limit },
    totalDocs: isOverview ? total : page.totalDocs,
    mayEdit: may(viewer, 'learning.manage'),
  }
}

/** More categories than this are not read by anybody. */
const mostCategories = 40

const recommendedFirst = (viewer: Viewer) => sql`not exists (
  select from recommendations x where x.mentee_id = ${viewer.id} and x.kind = 'resource'
    and x.subject_id = r.id and x.completed_at is null and x.declined_at is null)`

const firstOfEach = (db: Db, viewer: Viewer, site: Here) =>
  db
    .selectFrom(
      resourceRows(db, site)
        .select(
          sql<number>`row_number() over (partition by r.category order by ${recommendedFirst(viewer)}, r.created_at desc, r.id)`.as(
            'place',
          ),
        )
        .as('placed'),
    )
    .select('placed.id')
    .where('placed.place', '<=', ofEach)

const categoriesOf = (db: Db, site: Here) =>
  db
    .selectFrom(resourceRows(db, site).as('r'))
    .select(['r.category', (r) => r.fn.countAll<number>().as('count')])
    .groupBy('r.category')
    .orderBy(sql`r.category = ''`)
    .orderBy('r.category')
    .execute()

/** Every word that was typed is in the title, the category or the description. */
const withWords = <Query extends ReturnType<typeof resourceRows>>(rows: Query, q: string): Query =>
  q
    .split(/\s+/)
    .filter(Boolean)
    .reduce<Query>(
      (found, word) =>
        found.where(
          sql<boolean>`concat_ws(' ', r.title, r.category, r.description) ilike ${`%${word.replace(/[%_\\]/g, '\\$&')}%`}`,
        ) as Query,
      rows,
    )

/** @throws Problem 404 for one that this site does not show */
export async function resourceFor(db: Db, site: Here, id: string) {
  const row = await resourceRows(db, site).where('r.id', '=', id).executeTakeFirst()
  if (!row) throw notFound(resourceMessages.gone)
  return row
}

/** One resource with its whole description. @param by the mentor that the address names */
export async function resourcePage(
  db: Db,
  viewer: Viewer,
  site: Here,
  id: string,
  by?: string,
): Promise<ResourcePage> {
  const row = await resourceFor(db, site, id)
  const [recommendedBy, editable] = await Promise.all([
    recommenderOf(db, viewer, { kind: 'resource', subjectId: id }, by),
    editableResources(db, viewer).select('r.id').where('r.id', '=', id).executeTakeFirst(),
  ])
  return {
    resource: { ...resourceCardOf(row), description: row.description },
    recommendedBy,
    mayEdit: editable !== undefined,
    mayRecommend: may(viewer, 'job.recommend'),
  }
}
