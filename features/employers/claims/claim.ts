import { type Actor, audit } from '#lib/audit.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import { employerMessages } from '../messages.ts'
import { tellStaff } from '../tell-staff.ts'
import { longestMessage } from './schema.ts'

/** More that wait than anybody needs: each is work for the staff. */
const mostPending = 5

export type Claim = {
  employerId: string
  userId: string
  /** why it is theirs, for the staff */
  message: string
  /** the site it is made on, in whose name the answer is mailed */
  themeId: string | null
}

/**
 * Somebody says that an employer is theirs. Staff decide; several people can claim the same one. Saying it again while
 * it waits changes nothing.
 * @returns the claim's id
 * @throws Invalid for an employer that does not exist, one that the person works for, or too many that wait
 */
export async function claimEmployer(db: Db, actor: Actor, claim: Claim): Promise<string> {
  const { employerId, userId, themeId } = claim
  const message = claim.message.trim().slice(0, longestMessage)
  return inTransaction(db, async (trx) => {
    await holdClaimant(trx, userId)
    const names = await claimable(trx, claim)
    const waiting = await trx
      .selectFrom('employer_claims')
      .select(['id', 'employer_id'])
      .where('user_id', '=', userId)
      .where('state', '=', 'pending')
      .execute()
    const same = waiting.find((one) => one.employer_id === employerId)
    if (same) return same.id
    if (waiting.length >= mostPending) throw new Invalid({ employer: employerMessages.tooManyClaims })
    const { id } = await trx
      .insertInto('employer_claims')
      .values({ employer_id: employerId, user_id: userId, theme_id: themeId, message })
      .returning('id')
      .executeTakeFirstOrThrow()
    const subject = { type: 'employer', id: employerId }
    await audit(trx, actor, { action: 'employer.claim', subject, themeId, detail: { claimant: userId } })
    await tellStaff(trx, {
      ...{ id, who: names.person, what: `says that ${names.employer} is theirs`, detail: message },
      ...{ href: '/admin/employer-claims', themeId, actorId: userId },
    })
    return id
  })
}

/** What one person does about claims happens one after the other. */
export const holdClaimant = (trx: Db, userId: string) =>
  trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()

/** @returns whom the staff read about @throws Invalid */
async function claimable(trx: Db, { employerId, userId }: Claim) {
  const employer = await trx
    .selectFrom('employers')
    .select('employers.name')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('employer_members')
          .whereRef('employer_id', '=', 'employers.id')
          .where('user_id', '=', userId),
      ).as('isMember'),
    )
    .where('employers.id', '=', employerId)
    .executeTakeFirst()
  if (!employer) throw new Invalid({ employer: employerMessages.noSuchEmployer })
  if (employer.isMember) throw new Invalid({ employer: employerMessages.isMember })
  const person = await trx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { employer: employer.name, person: `${person.first_name} ${person.last_name}` }
}
