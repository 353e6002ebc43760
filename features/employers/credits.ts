import type { Actor } from '#lib/audit.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { notFound, Problem } from '#lib/problem.ts'
import { employerMessages } from './messages.ts'

type Entry = { employerId: string; amount: number; jobId?: string; note?: string | null }

/** Gives an employer promotion credits. Call it in a transaction. @throws Problem 404 */
export async function grantCredits(
  trx: Db,
  actor: NonNullable<Actor>,
  { employerId, amount, note = null }: Entry,
): Promise<void> {
  const employer = await trx
    .updateTable('employers')
    .set((row) => ({ promotion_credits: row('promotion_credits', '+', amount) }))
    .where('id', '=', employerId)
    .returning('id')
    .executeTakeFirst()
  if (!employer) throw notFound(employerMessages.noSuchEmployer)
  await enter(trx, actor, { employerId, amount, note })
  const subject = { type: 'employer', id: employerId }
  await audit(trx, actor, { action: 'employer.grant-credits', subject, detail: { amount } })
}

/** Credits that were bought. Call it in the transaction of the payment. */
export async function buyCredits(trx: Db, { employerId, amount, note = null }: Entry): Promise<void> {
  await trx
    .updateTable('employers')
    .set((row) => ({ promotion_credits: row('promotion_credits', '+', amount) }))
    .where('id', '=', employerId)
    .execute()
  await enter(trx, null, { employerId, amount, note })
}

/**
 * Takes one credit for the promotion of a job. Of two at once who spend the last, the second is refused: the row is held
 * until the first is done. Call it in the transaction of the promotion.
 * @throws Problem 409 when there is none left
 */
export async function spendCredit(
  trx: Db,
  actor: NonNullable<Actor>,
  employerId: string,
  jobId: string,
): Promise<void> {
  const employer = await trx
    .updateTable('employers')
    .set((row) => ({ promotion_credits: row('promotion_credits', '-', 1) }))
    .where('id', '=', employerId)
    .where('promotion_credits', '>', 0)
    .returning('id')
    .executeTakeFirst()
  if (!employer) throw new Problem(409, employerMessages.noCredits)
  await enter(trx, actor, { employerId, amount: -1, jobId })
}

const enter = (trx: Db, actor: Actor, { employerId, amount, jobId, note }: Entry) =>
  trx
    .insertInto('promotion_entries')
    .values({
      employer_id: employerId,
      amount,
      job_id: jobId ?? null,
      note: note ?? null,
      by_id: actor?.viewer?.actorId ?? actor?.viewer?.id ?? null,
    })
    .execute()
