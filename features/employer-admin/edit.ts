import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { categories } from '#features/categories/index.ts'
import {
  changeEmployer,
  createEmployer,
  type EmployerFields,
  grantOwnership,
  withdrawOwnership,
} from '#features/employers/index.ts'
import { replaceFeeds } from '#features/feeds/index.ts'
import { type Db, patiently } from '#lib/db.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import { sitesOf, typesOf } from './find.ts'
import { adminMessages } from './messages.ts'
import type { EmployerEdit, EmployerForm } from './schema.ts'
import { signUpAnswersOf } from './sign-up-answers.ts'

/** What the form needs, with an employer or for a new one. */
export async function employerEdit(db: Db, id: string | null): Promise<EmployerEdit> {
  const [employer, types, sites, all] = await Promise.all([
    id ? employerFor(db, id) : null,
    typesOf(db),
    sitesOf(db),
    categories(db),
  ])
  return { employer, types, sites, categories: all.map(({ id, label }) => ({ value: id, label })) }
}

/** @throws Problem 404 */
export async function employerFor(db: Db, id: string): Promise<NonNullable<EmployerEdit['employer']>> {
  const { rows } = await sql<
    Omit<NonNullable<EmployerEdit['employer']>, 'updatedAt' | 'signUps'> & { updatedAt: Date }
  >`
    select e.id, e.slug, e.name, e.url, e.logo, e.industry, e.year_founded as "yearFounded", e.trade_union as "tradeUnion",
      e.ability_one as "abilityOne", e.federal_contractor as "federalContractor", e.source_theme_id as "sourceTheme",
      e.employer_type_id as "employerType", e.local_union as "localUnion", e.email_summary as "emailSummary",
      e.never_expire_jobs as "neverExpireJobs", e.jobg8_apply_type as "jobg8ApplyType", e.subscribed,
      e.allow_search_payment as "allowSearchPayment", e.paid_search as "paidSearch", e.allow_chat as "allowChat",
      e.needs_approval as "needsApproval", e.approved, e.approval_reason as "approvalReason",
      e.default_category as "defaultCategory", e.contact_email as "contactEmail", e.promotion_credits as "promotionCredits",
      json_build_object('line1', e.address_line1, 'line2', e.address_line2, 'city', e.city, 'state', e.state, 'zip', e.zip) as address,
      json_build_object('about', e.about, 'pitch', e.pitch, 'current', e.current) as about, e.updated_at as "updatedAt",
      exists (select from jobs j where j.employer_id = e.id and j.promoted_until > now()) as promoting,
      coalesce((select json_agg(json_build_object('url', f.url) order by f.id) from feeds f
        where f.employer_id = e.id and f.url like 'http%'), '[]') as feeds,
      coalesce((select json_agg(m.user_id order by m.since) from employer_members m
        where m.employer_id = e.id and m.is_owner), '[]') as owners,
      coalesce((select json_agg(json_build_object('value', u.id, 'label', u.first_name || ' ' || u.last_name || ', ' || u.email)
        order by m.since) from employer_members m join users u on u.id = m.user_id where m.employer_id = e.id), '[]') as managers,
      (select count(*) from jobs j where j.employer_id = e.id)::int as "jobCount",
      (select count(*) from employer_members m where m.employer_id = e.id)::int as "managerCount",
      (select count(*) from applications a where a.employer_id = e.id)::int as "applicationCount",
      coalesce((select json_agg(row_to_json(l)) from (
        select p.id, p.amount, p.note, j.title as job, u.first_name || ' ' || u.last_name as by, p.at
        from promotion_entries p left join jobs j on j.id = p.job_id left join users u on u.id = p.by_id
        where p.employer_id = e.id order by p.id desc limit 20) l), '[]') as ledger
    from employers e where e.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw notFound('There is no such employer. It may have been deleted.')
  return { ...row, signUps: await signUpAnswersOf(db, id), updatedAt: row.updatedAt.toISOString() }
}

const fieldsOf = ({ address, about, sourceTheme, employerType, ...form }: EmployerForm): EmployerFields => ({
  url: form.url ?? null,
  logo: form.logo ?? null,
  industry: form.industry ?? null,
  yearFounded: form.yearFounded,
  tradeUnion: form.tradeUnion,
  abilityOne: form.abilityOne,
  federalContractor: form.federalContractor,
  localUnion: form.localUnion ?? null,
  emailSummary: form.emailSummary,
  neverExpireJobs: form.neverExpireJobs,
  jobg8ApplyType: form.jobg8ApplyType,
  subscribed: form.subscribed,
  allowSearchPayment: form.allowSearchPayment,
  paidSearch: form.paidSearch,
  allowChat: form.allowChat,
  needsApproval: form.needsApproval,
  defaultCategory: form.defaultCategory ?? null,
  contactEmail: form.contactEmail,
  sourceThemeId: sourceTheme,
  employerTypeId: employerType,
  addressLine1: address.line1 ?? null,
  addressLine2: address.line2 ?? null,
  city: address.city ?? null,
  state: address.state ?? null,
  zip: address.zip ?? null,
  about: about.about ?? null,
  pitch: about.pitch ?? null,
  current: about.current ?? null,
})

/** @returns the id of the new employer @throws Invalid */
export function addEmployer(db: Db, request: FastifyRequest, form: EmployerForm): Promise<string> {
  return patiently(db, async (trx) => {
    await refuseUnknown(trx, form)
    const id = await createEmployer(trx, request, form.name, fieldsOf(form))
    if (form.feeds) await replaceFeeds(trx, request, id, form.feeds)
    return id
  })
}

/** @throws Invalid, also when somebody else has changed the employer since the form was opened */
export function saveEmployerForm(
  db: Db,
  request: FastifyRequest,
  id: string,
  form: EmployerForm,
): Promise<void> {
  return patiently(db, async (trx) => {
    const { updated_at } = await trx
      .selectFrom('employers')
      .select('updated_at')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    if (form.unmodifiedSince && Date.parse(form.unmodifiedSince) !== updated_at.getTime())
      throw new Invalid({ form: adminMessages.changedMeanwhile })
    await refuseUnknown(trx, form)
    await changeEmployer(trx, request, id, form.name, fieldsOf(form))
    if (form.feeds) await replaceFeeds(trx, request, id, form.feeds)
    if (form.owners) await setOwners(trx, request, id, form.owners)
  })
}

async function refuseUnknown(trx: Db, { sourceTheme, employerType, defaultCategory }: EmployerForm) {
  const missing = { theme: 'Please choose from the list.' }
  const known = async (table: 'themes' | 'employer_types' | 'categories', id: string | null | undefined) =>
    !id || (await trx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  if (!(await known('themes', sourceTheme))) throw new Invalid({ sourceTheme: missing.theme })
  if (!(await known('employer_types', employerType))) throw new Invalid({ employerType: missing.theme })
  if (!(await known('categories', defaultCategory))) throw new Invalid({ defaultCategory: missing.theme })
}

async function setOwners(trx: Db, request: FastifyRequest, id: string, owners: string[]): Promise<void> {
  const members = await trx
    .selectFrom('employer_members')
    .select(['user_id as userId', 'is_owner as isOwner'])
    .where('employer_id', '=', id)
    .orderBy('user_id')
    .execute()
  if (owners.some((owner) => !members.some(({ userId }) => userId === owner)))
    throw new Invalid({ owners: adminMessages.noOwner })
  // New owners first: an employer keeps one at every moment.
  for (const { userId, isOwner } of members)
    if (!isOwner && owners.includes(userId)) await grantOwnership(trx, request, id, userId)
  for (const { userId, isOwner } of members)
    if (isOwner && !owners.includes(userId)) await withdrawOwnership(trx, request, id, userId)
}
