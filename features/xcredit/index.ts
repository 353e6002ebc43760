import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import { xcreditOf } from './accounts.ts'
import { chosenProvider } from './provider/chosen.ts'
import type { Xcredit } from './schema.ts'

/** Whether there is an outside learning site. */
export const isXcreditOpen = (): boolean => chosenProvider() !== null

/** For the module and the column: what a person is to the learning site; null where outside learning is off. */
export async function xcreditFor(db: Db, viewer: NonNullable<Person>): Promise<Xcredit | null> {
  const provider = chosenProvider()
  return provider && xcreditOf(db, provider, viewer)
}
