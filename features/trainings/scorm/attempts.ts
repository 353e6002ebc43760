import type { Db } from '#lib/db.ts'
import type { TrainingPage } from '../schema.ts'
import type { Data, Item, ScormVersion } from './schema.ts'
import { type Attempts, pointsOf, stepsOf } from './steps.ts'

export type Course = { id: string; version: ScormVersion; items: Item[] }

/** The package of a training, if it is one of the type scorm. */
export async function courseOf(db: Db, trainingId: string): Promise<Course | undefined> {
  const row = await db
    .selectFrom('training_packages as k')
    .innerJoin('trainings as t', 't.id', 'k.training_id')
    .select(['k.id', 'k.version', 'k.items'])
    .where('k.training_id', '=', trainingId)
    .where('t.type', '=', 'scorm')
    .executeTakeFirst()
  return row && { id: row.id, version: row.version as ScormVersion, items: row.items as Item[] }
}

/** How far a person is in the items of a package. */
export async function attemptsIn(db: Db, userId: string, packageId: string) {
  const found = await db
    .selectFrom('training_attempts')
    .select(['item', 'revision', 'data', 'is_complete as isComplete', 'passed', 'score'])
    .where('user_id', '=', userId)
    .where('package_id', '=', packageId)
    .execute()
  const attempts: Attempts = new Map(
    found.map(({ item, isComplete, passed, score }) => [item, { isComplete, passed, score }]),
  )
  return { attempts, rows: new Map(found.map((row) => [row.item, { ...row, data: row.data as Data }])) }
}

/** The package as the page of the training shows it. */
export async function courseFor(
  db: Db,
  userId: string,
  trainingId: string,
): Promise<TrainingPage['training']['course']> {
  const course = await courseOf(db, trainingId)
  if (!course) return null
  const { attempts } = await attemptsIn(db, userId, course.id)
  return { version: course.version, steps: stepsOf(course, attempts), points: pointsOf(attempts) }
}
