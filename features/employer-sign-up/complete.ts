import type { FastifyRequest } from 'fastify'
import { foundCompany, keepCompany } from '#features/employers/index.ts'
import {
  Completed,
  type Draft,
  endDraft,
  endedDraft,
  explain,
  keepOutcome,
  makeAccount,
  welcome,
} from '#features/sign-up/index.ts'
import type { Db } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import { companyOf } from './company.ts'
import { mailKnownEmployer } from './mail.ts'
import { employerSignUpMessages } from './messages.ts'
import type { Typed } from './schema.ts'
import { readSettings, settingsOf } from './settings.ts'

/**
 * Makes the account of the manager and keeps the company until the address is proven (decision 182: in the background, the
 * same for an address that has an account).
 */
export async function completeEmployerSignUp(db: Db, payload: unknown): Promise<void> {
  const { key, from, address } = Completed.parse(payload)
  await db.transaction().execute(async (trx) => {
    const draft = await endedDraft<Typed>(trx, key)
    if (!draft) return
    const { typed } = draft
    const { employer_signup } = await trx
      .selectFrom('themes')
      .select('employer_signup')
      .where('id', '=', from.themeId)
      .executeTakeFirstOrThrow()
    const manager = managerOf(typed)
    const userId = await makeAccount(trx, from, { ...manager, passwordHash: draft.passwordHash })
    if (userId) {
      const company = companyOf(readSettings(employer_signup), typed)
      await keepCompany(trx, { userId, themeId: from.themeId, company })
      await welcome(trx, { from, address }, { ...manager, id: userId })
    } else await explain(trx, from, manager.email, mailKnownEmployer)
    await keepOutcome(trx, key, { typed: { email: manager.email, redirectTo: '/employer' }, userId })
  })
}

const managerOf = (typed: Typed) => ({
  firstName: typed['manager[firstName]'],
  lastName: typed['manager[lastName]'],
  email: typed['manager[email]'],
  phone: typed['manager[phone]'],
})

/** Somebody who has an account adds a company; sent twice, it is there once. @returns what happened, in a sentence */
export async function addCompany(db: Db, request: FastifyRequest, draft: Draft<Typed>): Promise<string> {
  const settings = settingsOf(request.site)
  const { founded, awaiting, claimed } = employerSignUpMessages
  const usual = settings.needsApproval ? awaiting : founded
  return db
    .transaction()
    .execute(async (trx) => {
      if (!(await endDraft(trx, draft))) return usual
      const founder = { userId: request.viewer!.id, themeId: request.site.id }
      const made = await foundCompany(trx, request, { ...founder, company: companyOf(settings, draft.typed) })
      return made.isClaim ? claimed : usual
    })
    .catch(atForm)
}

/** What is wrong with a claim concerns the whole form. */
function atForm(error: unknown): never {
  throw error instanceof Invalid ? new Invalid({ form: error.message }) : error
}
