import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import type { TrainingCard } from './schema.ts'
import { summaryOf } from './summary.ts'
import { type Here, trainingsOf, visibleTrainings } from './visible.ts'

/** The rows that cards are made of, without order; `cardOf` makes one. Of a complete course, what was skipped is done, too. */
export const trainingRows = (db: Db, viewer: Person, site: Here) =>
  withFacts(visibleTrainings(db, viewer, site), viewer)

const withFacts = (trainings: ReturnType<typeof trainingsOf>, viewer: Person) =>
  trainings
    .leftJoin('training_progress as p', (on) =>
      on.onRef('p.training_id', '=', 't.id').on('p.user_id', '=', viewer?.id ?? null),
    )
    .leftJoin('training_packages as k', (on) =>
      on.onRef('k.training_id', '=', 't.id').on('t.type', '=', 'scorm'),
    )
    .select(['t.id', 't.title', 't.category', 't.image', 't.description', 't.icon', 't.promoted'])
    .select(['p.updated_at as updatedAt', 'p.completed_at as completedAt'])
    .select([
      sql<number>`jsonb_array_length(t.links) + coalesce(k.steps, 0)`.as('steps'),
      sql<number>`coalesce((select count(*) from jsonb_array_elements(t.links) link
        where (link ->> 'id')::uuid = any(p.done)), 0)
        + case when exists (select from training_sessions s
            where s.package_id = k.id and s.user_id = p.user_id and s.is_complete)
          then k.steps
          else (select count(*) from training_attempts a
            where a.package_id = k.id and a.user_id = p.user_id and a.is_complete) end`.as('done'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof trainingRows>['execute']>>[number]

export const cardOf = ({
  category,
  image,
  description,
  updatedAt,
  completedAt,
  done,
  ...row
}: Row): TrainingCard => ({
  ...row,
  theme: category,
  imageDataURI: image,
  description: summaryOf(description),
  progress: updatedAt && {
    done,
    completedAt: completedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  },
})

/** The cards of these trainings, as far as this person finds them here. @returns by id */
export async function trainingCards(
  db: Db,
  viewer: Person,
  site: Here,
  ids: string[],
): Promise<Map<string, TrainingCard>> {
  if (!ids.length) return new Map()
  const rows = await trainingRows(db, viewer, site).where('t.id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, cardOf(row)]))
}

/** Trainings that every kind of member may take, promoted ones first, for somebody who has not signed in. */
export async function openTrainings(db: Db, site: Here, most: number): Promise<TrainingCard[]> {
  const open = trainingsOf(db, site).where(sql<boolean>`cardinality(t.restricted_for_user_types) = 0`)
  const rows = await withFacts(open, null)
    .orderBy('t.promoted', 'desc')
    .orderBy('t.title')
    .limit(most)
    .execute()
  return rows.map(cardOf)
}
