import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { notFound, type Problem } from '#lib/problem.ts'
import { employerMessages } from './messages.ts'

/**
 * Notes that somebody reached for a thing of an employer that they do not work for; the answer is the same as for a thing
 * that does not exist.
 * @returns what to throw
 */
export async function denied(db: Db, actor: Actor, employerId: string, of: string): Promise<Problem> {
  const subject = { type: 'employer', id: employerId }
  await audit(db, actor, { action: 'employer.denied', subject, detail: { of } })
  return notFound(employerMessages.notYours)
}
