import type { Db } from '#lib/db.ts'
import type { TrainingPage } from '../schema.ts'
import type { Data, Item, ScormVersion } from './schema.ts'
import { plainTree, sessionOf } from './sequencing/sessions.ts'
import type { Tree } from './sequencing/settings.ts'
import { stateOf } from './sequencing/state-of.ts'
import { type Attempts, pointsOf, stepsOf } from './steps.ts'

/** `tree`: the items of a course of 2004 with their rules; null: it has none. */
export type Course = { id: string; version: ScormVersion; items: Item[]; tree: Tree | null }

/** The package of a training, if it is one of the type scorm. */
export async function courseOf(db: Db, trainingId: string): Promise<Course | undefined> {
  const row = await db
    .selectFrom('training_packages as k')
    .innerJoin('trainings as t', 't.id', 'k.training_id')
    .select(['k.id', 'k.version', 'k.items', 'k.sequencing'])
    .where('k.training_id', '=', trainingId)
    .where('t.type', '=', 'scorm')
    .executeTakeFirst()
  if (!row) return undefined
  const items = row.items as Item[]
  const tree = row.version === '2004' ? ((row.sequencing as Tree | null) ?? plainTree(items)) : null
  return { id: row.id, version: row.version as ScormVersion, items, tree }
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
  const found = await attemptsIn(db, userId, course.id)
  const { version, tree } = course
  const points = pointsOf(found.attempts)
  if (!tree) {
    const steps = stepsOf(course, found.attempts)
    const isComplete = steps.every((step) => step.isComplete || step.isHeading)
    return { version, steps, points, isComplete }
  }
  const session = await sessionOf(db, userId, course)
  const { steps } = await stateOf({ ...course, tree }, session, found, null)
  return { version, steps, points, isComplete: session.isComplete }
}
