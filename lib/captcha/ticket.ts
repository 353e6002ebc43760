import { randomBytes } from 'node:crypto'
import type { Db } from '../db.ts'
import { sign, unsign } from '../signature.ts'
import { isFirstUse } from './once.ts'

const goodForMs = 4 * 3_600_000
const purpose = 'form'

/** The signed time at which a form was rendered, posted back with it. */
export const formTicket = (secret: string): string =>
  sign(secret, purpose, `${Date.now()}.${randomBytes(9).toString('base64url')}`)

/** Whether the ticket is ours, neither too fresh for a person nor too old, and unused. Consumes it. */
export async function takeTicket(
  db: Db,
  secret: string,
  ticket: string,
  leastSeconds: number,
): Promise<boolean> {
  const issued = Number(unsign(secret, purpose, ticket)?.split('.')[0])
  const age = Date.now() - issued
  if (!(age >= leastSeconds * 1000 && age < goodForMs)) return false
  return isFirstUse(db, ticket, new Date(issued + goodForMs))
}
