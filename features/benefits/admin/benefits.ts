import { sql } from 'kysely'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { pageOf } from '#lib/paged.ts'
import { notFound } from '#lib/problem.ts'
import { benefitMessages } from '../messages.ts'
import type { BenefitEdit, BenefitForm, BenefitList, BenefitQuery, BenefitRow } from '../schema.ts'

const checkedOn = sql<string | null>`to_char(checked_on, 'YYYY-MM-DD')`.as('checkedOn')

export async function listBenefits(db: Db, query: BenefitQuery): Promise<BenefitList> {
  const found = db
    .selectFrom('benefits')
    .select(['id', 'area', 'name', 'link', checkedOn])
    .orderBy('area')
    .orderBy('position')
    .orderBy('id')
  const { rows, ...page } = await pageOf(db, found, query)
  return { ...query, ...page, benefits: rows as BenefitRow[] }
}

/** @throws Problem 404 */
export async function benefitEdit(db: Db, id: string): Promise<BenefitEdit> {
  const row = await db
    .selectFrom('benefits')
    .selectAll()
    .select(checkedOn)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound(benefitMessages.missing)
  const { area, name, summary, link, figure, audience, states, asks, position } = row
  const values = {
    ...{ area, name, summary, link, figure, audience, states, asks, position },
    servedSince: row.served_since,
    leastYears: row.least_years,
    yearsWaivedFor: row.years_waived_for,
    checkedOn: row.checkedOn ?? undefined,
  }
  return { benefit: { id }, values: values as BenefitForm }
}

export async function addBenefit(db: Db, actor: Actor, form: BenefitForm): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('benefits')
      .values(rowOf(form))
      .returning('id')
      .executeTakeFirstOrThrow()
    await auditBenefit(trx, actor, 'create', id, form.name)
    return id
  })
}

/** @throws Problem 404 */
export async function changeBenefit(db: Db, actor: Actor, id: string, form: BenefitForm): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('benefits')
      .set({ ...rowOf(form), updated_at: new Date() })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw notFound(benefitMessages.missing)
    await auditBenefit(trx, actor, 'change', id, form.name)
  })
}

/** @throws Problem 404 */
export async function deleteBenefit(db: Db, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const gone = await trx.deleteFrom('benefits').where('id', '=', id).returning('name').executeTakeFirst()
    if (!gone) throw notFound(benefitMessages.missing)
    await auditBenefit(trx, actor, 'delete', id, gone.name)
  })
}

const rowOf = ({ servedSince, leastYears, yearsWaivedFor, checkedOn, ...same }: BenefitForm) => ({
  ...same,
  served_since: servedSince,
  least_years: leastYears,
  years_waived_for: yearsWaivedFor,
  checked_on: sql<Date>`${checkedOn}::date`,
})

const auditBenefit = (db: Db, actor: Actor, verb: string, id: string, name: string) =>
  audit(db, actor, { action: `benefit.${verb}`, subject: { type: 'benefit', id }, detail: { name } })
