import { createHash } from 'node:crypto'
import { z } from 'zod'
import { claimEmployer, employerNamed, foundCompany, saveEmployer } from '#features/employers/index.ts'
import { accountByEmail } from '#features/users/index.ts'
import type { Db } from '#lib/db.ts'
import type { Brought } from './brought.ts'
import { readData } from './data.ts'
import { employers, siteThatWonIt } from './employers.ts'

const Hiring = z.strictObject({
  types: z.array(z.strictObject({ name: z.string(), label: z.string() })),
  /** what employers say of themselves */
  pages: z.array(
    z.strictObject({
      employer: z.string(),
      type: z.string(),
      localUnion: z.string().optional(),
      pitch: z.string(),
      current: z.string().nullable(),
    }),
  ),
  invitations: z.array(
    z.strictObject({
      employer: z.string(),
      by: z.string(),
      email: z.string(),
      isOwner: z.boolean(),
      daysAgo: z.int(),
    }),
  ),
  /** companies that signed up */
  companies: z.array(
    z.strictObject({
      founder: z.string(),
      theme: z.string(),
      name: z.string(),
      type: z.string(),
      pitch: z.string(),
      about: z.string().nullable(),
      city: z.string().nullable(),
      state: z.string().nullable(),
      /** of the staff; null: it awaits approval */
      decision: z.strictObject({ approved: z.boolean(), reason: z.string() }).nullable(),
    }),
  ),
  claims: z.array(z.strictObject({ person: z.string(), employer: z.string(), message: z.string() })),
})
type Hiring = z.output<typeof Hiring>

const hiring = readData('hiring', Hiring)

/** Employers as their people keep them: kinds, pages, invitations, a sign-up that waits, one refused, a claim: once. */
export async function seedHiring(db: Db, themeIds: Map<string, string>, brought: Brought): Promise<void> {
  if (brought.has('hiring')) return
  await db.transaction().execute(async (trx) => {
    const types = await seedTypes(trx)
    for (const page of hiring.pages) await seedPage(trx, themeIds, types, page)
    for (const invitation of hiring.invitations) await seedInvitation(trx, themeIds, invitation)
    for (const company of hiring.companies) await seedCompany(trx, themeIds, types, company)
    for (const { person, employer, message } of hiring.claims) {
      const account = await accountByEmail(trx, person)
      const found = await demoEmployer(trx, themeIds, employer)
      if (!account || !found) continue
      const claim = { userId: account.id, employerId: found.id, themeId: found.themeId, message }
      await claimEmployer(trx, null, claim)
    }
  })
  await brought.note('hiring')
}

async function seedTypes(trx: Db): Promise<Map<string, string>> {
  await trx
    .insertInto('employer_types')
    .values(hiring.types.map(({ name, label }) => ({ name, signup_checkbox_label: label })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const rows = await trx.selectFrom('employer_types').select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [name, id]))
}

async function demoEmployer(db: Db, themeIds: Map<string, string>, name: string) {
  const known = employers.find((employer) => employer.name === name)
  const themeId = known && themeIds.get(siteThatWonIt(known))
  const found = themeId ? await employerNamed(db, name, themeId) : null
  return found && themeId ? { ...found, themeId } : null
}

async function seedPage(
  trx: Db,
  themeIds: Map<string, string>,
  types: Map<string, string>,
  page: Hiring['pages'][number],
) {
  const found = await demoEmployer(trx, themeIds, page.employer)
  if (!found) return
  const { pitch, current, localUnion } = page
  await saveEmployer(trx, found.name, {
    ...{ sourceThemeId: found.themeId, pitch, current, localUnion, allowChat: true },
    employerTypeId: types.get(page.type) ?? null,
  })
}

const dayMs = 86_400_000

async function seedInvitation(
  trx: Db,
  themeIds: Map<string, string>,
  { by, employer, email, isOwner, daysAgo }: Hiring['invitations'][number],
) {
  const [found, inviter] = await Promise.all([demoEmployer(trx, themeIds, employer), accountByEmail(trx, by)])
  if (!found || !inviter) return
  const sent = new Date(Date.now() - daysAgo * dayMs)
  await trx
    .insertInto('employer_invitations')
    .values({
      ...{ employer_id: found.id, email, is_owner: isOwner, invited_by: inviter.id, theme_id: found.themeId },
      // No link has it: an invitation of the demo is sent again before it is accepted.
      token_hash: createHash('sha256').update(`demo ${email}`).digest(),
      ...{ created_at: sent, sent_at: sent, expires_at: new Date(sent.getTime() + 7 * dayMs) },
    })
    .execute()
}

async function seedCompany(
  trx: Db,
  themeIds: Map<string, string>,
  types: Map<string, string>,
  company: Hiring['companies'][number],
) {
  const founder = await accountByEmail(trx, company.founder)
  const themeId = themeIds.get(company.theme)
  if (!founder || !themeId) return
  const { name, type, pitch, about, city, state, decision } = company
  const nothing = {
    claims: null,
    claimMessage: '',
    localUnion: null,
    abilityOne: false,
    nonProfitAffiliate: false,
  }
  await foundCompany(trx, null, {
    ...{ userId: founder.id, themeId },
    company: {
      ...{ ...nothing, name, employerTypeId: types.get(type) ?? null },
      ...{ mentoring: true, needsApproval: true, questions: [], answers: {} },
    },
  })
  const id = await saveEmployer(trx, name, {
    ...{ sourceThemeId: themeId, pitch, about, city, state },
    ...(decision && { approved: decision.approved }),
  })
  if (decision)
    await trx
      .updateTable('employers')
      .set({ approval_reason: decision.reason, approval_decided_at: new Date() })
      .where('id', '=', id)
      .execute()
}
