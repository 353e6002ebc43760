import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { slugOf } from '#lib/slug.ts'

const lowerName = sql<string>`lower(name)`
const nameHere = sql`name_space, lower(name)`

/** The name space of employers that belong to no site. */
export const platform = '00000000-0000-0000-0000-000000000000'

/** The optional details of an employer. */
export type EmployerFields = {
  url?: string | null
  logo?: string | null
  industry?: string | null
  yearFounded?: number | null
  about?: string | null
  pitch?: string | null
  current?: string | null
  addressLine1?: string | null
  addressLine2?: string | null
  city?: string | null
  state?: string | null
  zip?: string | null
  contactEmail?: string | null
  abilityOne?: boolean
  federalContractor?: boolean
  tradeUnion?: boolean
  nonProfitAffiliate?: boolean
  localUnion?: string | null
  employerTypeId?: string | null
  allowChat?: boolean
  emailSummary?: boolean
  allowSearchPayment?: boolean
  paidSearch?: boolean
  neverExpireJobs?: boolean
  jobg8ApplyType?: 'email' | 'link'
  defaultCategory?: string | null
  subscribed?: boolean
  promotionCredits?: number
  needsApproval?: boolean
  approved?: boolean | null
  sourceThemeId?: string | null
}

const columns = {
  url: 'url',
  logo: 'logo',
  industry: 'industry',
  yearFounded: 'year_founded',
  about: 'about',
  pitch: 'pitch',
  current: 'current',
  addressLine1: 'address_line1',
  addressLine2: 'address_line2',
  city: 'city',
  state: 'state',
  zip: 'zip',
  contactEmail: 'contact_email',
  abilityOne: 'ability_one',
  federalContractor: 'federal_contractor',
  tradeUnion: 'trade_union',
  nonProfitAffiliate: 'non_profit_affiliate',
  localUnion: 'local_union',
  employerTypeId: 'employer_type_id',
  allowChat: 'allow_chat',
  emailSummary: 'email_summary',
  allowSearchPayment: 'allow_search_payment',
  paidSearch: 'paid_search',
  neverExpireJobs: 'never_expire_jobs',
  jobg8ApplyType: 'jobg8_apply_type',
  defaultCategory: 'default_category',
  subscribed: 'subscribed',
  promotionCredits: 'promotion_credits',
  needsApproval: 'needs_approval',
  approved: 'approved',
  sourceThemeId: 'source_theme_id',
} as const satisfies Record<keyof EmployerFields, string>

/** The columns of the fields that are given. */
export const columnsOf = (fields: EmployerFields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [columns[field as keyof EmployerFields], value]),
  )

/**
 * Adds an employer, or changes what is given of the one with this name on the same site, or among those of the
 * platform (names are unique there, whatever their case).
 * @returns its id
 */
export async function saveEmployer(db: Db, name: string, fields: EmployerFields = {}): Promise<string> {
  const given = columnsOf(fields)
  const found = await employerNamed(db, name, fields.sourceThemeId ?? null)
  if (found) {
    if (Object.keys(given).length)
      await db
        .updateTable('employers')
        .set({ ...given, updated_at: new Date() })
        .where('id', '=', found.id)
        .execute()
    return found.id
  }
  const saved = await db
    .insertInto('employers')
    .values({ name: name.trim(), slug: slugOf(name, 'employer'), ...given })
    .onConflict((conflict) => conflict.expression(nameHere).doUpdateSet({ updated_at: new Date() }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return saved.id
}

/** The employer with this name on a site, or, without one, of the platform, ignoring case; null if there is none. */
export async function employerNamed(
  db: Db,
  name: string,
  themeId: string | null,
): Promise<{ id: string; name: string } | null> {
  const found = await db
    .selectFrom('employers')
    .select(['id', 'name'])
    .where('name_space', '=', themeId ?? platform)
    .where(lowerName, '=', name.trim().toLowerCase())
    .executeTakeFirst()
  return found ?? null
}
