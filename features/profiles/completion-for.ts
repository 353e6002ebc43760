import type { Db } from '#lib/db.ts'
import { completionOf } from './completion.ts'
import { photoOf, type Told, toldBy } from './person.ts'
import { workOf } from './records.ts'
import type { Completion } from './schema.ts'
import { serviceOf } from './service.ts'

/** How much a person has told. */
export async function completionFor(db: Db, told: Told): Promise<Completion> {
  const [[main], records] = await Promise.all([serviceOf(db, told.id), workOf(db, told.id)])
  return completionOf({
    ...told,
    records,
    occupation: main?.occupationId,
    rank: main?.rankId,
    resume: told.resumeId,
    photo: photoOf(told),
  })
}

/** A person's first name, and how much they have told. */
export async function completionOfPerson(
  db: Db,
  userId: string,
): Promise<{ firstName: string; completion: Completion }> {
  const told = (await toldBy(db, userId))!
  return { firstName: told.firstName, completion: await completionFor(db, told) }
}
