import { type Actor, audit } from '#lib/audit.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import { slugOf } from '#lib/slug.ts'
import { claimEmployer } from '../claims/claim.ts'
import { employerNamed } from '../employers.ts'
import { holdName } from '../hold-name.ts'
import { addMember } from '../members.ts'
import { tellStaff } from '../tell-staff.ts'
import type { Company } from './schema.ts'

type Founder = { userId: string; themeId: string; company: Company }
export type Founded = { employerId: string; isClaim: boolean }

/**
 * Makes the employer that somebody signed up, with them as its owner; it awaits approval where the site wants that. One
 * that exists is claimed instead, also when somebody else was quicker with the name.
 * @throws Invalid when it cannot be claimed, as by somebody who works there
 */
export async function foundCompany(db: Db, actor: Actor, founder: Founder): Promise<Founded> {
  const { userId, themeId, company } = founder
  return inTransaction(db, async (trx) => {
    await holdName(trx, themeId, company.name)
    const existing = await existingEmployer(trx, themeId, company)
    const employerId = existing ?? (await insertCompany(trx, themeId, company))
    if (existing)
      await claimEmployer(trx, actor, { employerId, userId, themeId, message: company.claimMessage })
    else {
      await addMember(trx, actor, employerId, userId, { isOwner: true })
      const subject = { type: 'employer', id: employerId }
      await audit(trx, actor, {
        action: 'employer.sign-up',
        subject,
        themeId,
        detail: { name: company.name },
      })
      if (company.needsApproval)
        await tellStaff(trx, {
          ...{ id: employerId, who: company.name, what: 'signed up and awaits approval' },
          ...{ href: `/admin/employers/${employerId}/edit`, themeId, actorId: userId },
        })
    }
    await keepAnswers(trx, employerId, founder)
    return { employerId, isClaim: existing !== null }
  })
}

async function existingEmployer(trx: Db, themeId: string, { claims, name }: Company): Promise<string | null> {
  const claimed = claims
    ? await trx.selectFrom('employers').select('id').where('id', '=', claims).executeTakeFirst()
    : null
  return (claimed ?? (await employerNamed(trx, name, themeId)))?.id ?? null
}

async function insertCompany(trx: Db, themeId: string, company: Company): Promise<string> {
  const { id } = await trx
    .insertInto('employers')
    .values({
      name: company.name,
      slug: slugOf(company.name, 'employer'),
      source_theme_id: themeId,
      employer_type_id: company.employerTypeId,
      local_union: company.localUnion,
      ability_one: company.abilityOne,
      non_profit_affiliate: company.nonProfitAffiliate,
      needs_approval: company.needsApproval,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function keepAnswers(trx: Db, employerId: string, { userId, themeId, company }: Founder) {
  const values = {
    questions: JSON.stringify(company.questions),
    answers: JSON.stringify(company.answers),
    ...{ theme_id: themeId, mentoring: company.mentoring, answered_at: new Date() },
  }
  await trx
    .insertInto('employer_sign_up_answers')
    .values({ employer_id: employerId, user_id: userId, ...values })
    .onConflict((conflict) => conflict.columns(['employer_id', 'user_id']).doUpdateSet(values))
    .execute()
}

/** Keeps the company of an account that waits for its owner. */
export async function keepCompany(trx: Db, { userId, themeId, company }: Founder): Promise<void> {
  await trx
    .insertInto('employer_sign_ups')
    .values({ user_id: userId, theme_id: themeId, company: JSON.stringify(company) })
    .execute()
}

/** Founds the company that an account was made with, once its address is proven. Without one, nothing happens. */
export async function foundKeptCompany(trx: Db, actor: Actor, userId: string): Promise<void> {
  const kept = await trx
    .deleteFrom('employer_sign_ups')
    .where('user_id', '=', userId)
    .returning(['theme_id as themeId', 'company'])
    .executeTakeFirst()
  if (!kept?.themeId) return
  const founder = { userId, themeId: kept.themeId, company: kept.company as Company }
  try {
    await foundCompany(trx, actor, founder)
  } catch (error) {
    // Invited there meanwhile: they work there already, and their account is activated all the same.
    if (!(error instanceof Invalid)) throw error
  }
}
