import { storePackage } from '#features/files/index.ts'
import type { Db } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { unpack } from './unpack.ts'

/** A training whose package is there already. @returns its id */
export async function addCourse(db: Db, bytes: Buffer): Promise<string> {
  const { course, entries } = await unpack(bytes)
  const values = { title: `Course ${newId()}`, description: 'Words', type: 'scorm' }
  const training = await db.insertInto('trainings').values(values).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('training_packages')
    .values({
      ...{ id: await storePackage(db, null, entries), training_id: training.id, name: 'a.zip' },
      ...{ version: course.version, title: course.title, items: JSON.stringify(course.items) },
      sequencing: course.tree && JSON.stringify(course.tree),
      steps: course.items.filter(({ launch }) => launch !== null).length,
    })
    .execute()
  return training.id
}
