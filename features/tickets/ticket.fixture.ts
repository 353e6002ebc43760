import type { Db } from '#lib/db.ts'
import { codeFor } from './codes.ts'

/** A ticket of a person for a fundraiser. @returns its id and code */
export async function addTicket(db: Db, themeId: string, fundraiser: string, user: string, number = 1) {
  return db
    .insertInto('tickets')
    .values({ theme_id: themeId, fundraiser_id: fundraiser, user_id: user, number, code: codeFor(number) })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow()
}
