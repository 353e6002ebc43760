import type { Db } from '#lib/db.ts'
import { completionOf } from './completion.ts'
import { photoOf, type StoredProfile, storedProfile } from './person.ts'
import { workOf } from './records.ts'
import type { Completion } from './schema.ts'
import { serviceOf } from './service.ts'

/** How complete a person's profile is. */
export async function completionFor(db: Db, profile: StoredProfile): Promise<Completion> {
  const [[main], records] = await Promise.all([serviceOf(db, profile.id), workOf(db, profile.id)])
  return completionOf({
    ...profile,
    records,
    occupation: main?.occupationId,
    rank: main?.rankId,
    resume: profile.resumeId,
    photo: photoOf(profile),
  })
}

/** A person's first name, and how complete their profile is. */
export async function completionOfPerson(
  db: Db,
  userId: string,
): Promise<{ firstName: string; completion: Completion }> {
  const profile = (await storedProfile(db, userId))!
  return { firstName: profile.firstName, completion: await completionFor(db, profile) }
}
