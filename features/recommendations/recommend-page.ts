import { resourceRows, visibleTrainings } from '#features/learning-cards/index.ts'
import type { Site } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import type { Person } from '#spec/access.ts'
import { thingsOf } from './list-of.ts'
import { menteeFor, type Recommended, recommend } from './recommendations.ts'
import type { RecommendPage, RecommendTo } from './schema.ts'

type Mentor = NonNullable<Person>
const mostThings = 500
const mostMade = 50

/** What a mentor can recommend to a person here, and what they recommended before. @throws Problem 404 */
export async function recommendPage(
  db: Db,
  viewer: Mentor,
  site: Site,
  menteeId: string,
): Promise<RecommendPage> {
  const mentee = await menteeFor(db, viewer, menteeId)
  if (!mentee) throw notFound('There is no such person, or you may not recommend anything to them.')
  const [things, made] = await Promise.all([
    thingsHere(db, viewer, site),
    madeTo(db, viewer, site, mentee.id),
  ])
  return { mentee, things, made }
}

/** Trainings and resources to choose from; jobs are recommended from their search. */
async function thingsHere(db: Db, viewer: Mentor, site: Site): Promise<RecommendPage['things']> {
  const [trainings, resources] = await Promise.all([
    visibleTrainings(db, viewer, site)
      .select(['t.id', 't.title'])
      .orderBy('t.title')
      .limit(mostThings)
      .execute(),
    resourceRows(db, site).orderBy('r.title').limit(mostThings).execute(),
  ])
  return [
    ...trainings.map(({ id, title }) => ({ value: `training ${id}`, label: `Training: ${title}` })),
    ...resources.map(({ id, title }) => ({ value: `resource ${id}`, label: `Resource: ${title}` })),
  ]
}

async function madeTo(db: Db, viewer: Mentor, site: Site, menteeId: string): Promise<RecommendPage['made']> {
  const rows = await db
    .selectFrom('recommendations')
    .select(['id', 'kind', 'subject_id as subjectId', 'note', 'created_at', 'completed_at'])
    .select(['declined_at', 'declined_why as why'])
    .where('mentor_id', '=', viewer.id)
    .where('mentee_id', '=', menteeId)
    .orderBy('created_at', 'desc')
    .limit(mostMade)
    .execute()
  const things = await thingsOf(db, viewer, site, rows)
  return rows.flatMap(({ id, kind, subjectId, note, why, ...at }) => {
    const thing = things[kind as Recommended['kind']].get(subjectId)
    if (!thing) return []
    return [
      {
        ...{ id, note, why, title: thing.title, href: thing.href.replace(/\/recommended$/, '') },
        createdAt: at.created_at.toISOString(),
        state: at.completed_at ? 'done' : at.declined_at ? 'declined' : 'open',
      },
    ]
  })
}

/** @returns its id @throws Invalid for what is not shown here; Problem 404 for somebody whom the mentor may not find */
export async function recommendTo(
  db: Db,
  viewer: Mentor,
  site: Site,
  { mentee: menteeId, what, note }: RecommendTo,
): Promise<{ id: string; name: string }> {
  const mentee = await menteeFor(db, viewer, menteeId)
  if (!mentee) throw notFound('There is no such person, or you may not recommend anything to them.')
  const [kind, subjectId] = what.split(' ') as [Recommended['kind'], string]
  const things = await thingsOf(db, viewer, site, [{ kind, subjectId }])
  if (!things[kind].has(subjectId)) throw new Invalid({ what: 'Please choose a training or a resource.' })
  const id = await recommend(db, viewer, mentee.id, { kind, subjectId }, note)
  return { id, name: mentee.name }
}
