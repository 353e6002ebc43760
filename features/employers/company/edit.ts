import type { FastifyRequest } from 'fastify'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { isModifiedSince, type UnmodifiedSince } from '#lib/optimistic-lock.ts'
import { Invalid } from '#lib/problem.ts'
import { membershipsOf } from '../memberships.ts'
import { employerMessages } from '../messages.ts'
import { offeredTypes } from '../types/types.ts'
import { companyHref } from './href.ts'
import type { CompanyEdit, CompanyForm } from './schema.ts'

/** What an employer's people can change of its page, as the form shows it. */
export async function companyEdit(
  db: Db,
  { viewer, site }: FastifyRequest,
  id: string,
): Promise<CompanyEdit> {
  const [row, employers] = await Promise.all([
    db.selectFrom('employers').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    membershipsOf(db, viewer!.id),
  ])
  const types = await offeredTypes(db, row.source_theme_id ?? site.id)
  return {
    employer: { id, name: row.name, href: companyHref(row), updatedAt: row.updated_at.toISOString() },
    employers: employers.map((employer) => ({ id: employer.id, name: employer.name })),
    types: types.map((type) => ({ value: type.id, label: type.name })),
    values: {
      ...{ pitch: row.pitch, about: row.about, current: row.current, url: row.url, logo: row.logo },
      ...{ industry: row.industry, yearFounded: row.year_founded, contactEmail: row.contact_email },
      ...{ addressLine1: row.address_line1, addressLine2: row.address_line2 },
      ...{ city: row.city, state: row.state, zip: row.zip },
      ...{ employerType: row.employer_type_id, allowChat: row.allow_chat },
    },
  }
}

/**
 * Changes the page of a company. Only these columns: all else of an employer is the staff's.
 * @throws Invalid when somebody else has saved it since, for a logo from elsewhere, or a type that is not offered
 */
export async function saveCompany(
  db: Db,
  request: FastifyRequest,
  id: string,
  form: CompanyForm,
  unmodifiedSince: UnmodifiedSince,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('employers')
      .select(['updated_at', 'logo', 'employer_type_id', 'source_theme_id'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    if (isModifiedSince(before.updated_at, unmodifiedSince))
      throw new Invalid({ form: employerMessages.savedMeanwhile })
    // The path of an upload is typed by administrators only (document 1, section 6): others upload one.
    if (form.logo && form.logo !== before.logo && !form.logo.startsWith('/'))
      throw new Invalid({ logo: employerMessages.uploadLogo })
    const types = await offeredTypes(trx, before.source_theme_id ?? request.site.id)
    const isOffered =
      form.employerType === before.employer_type_id || types.some((type) => type.id === form.employerType)
    if (form.employerType && !isOffered) throw new Invalid({ employerType: employerMessages.noSuchType })
    await trx
      .updateTable('employers')
      .set({
        ...{ pitch: form.pitch, about: form.about, current: form.current, url: form.url, logo: form.logo },
        ...{ industry: form.industry, year_founded: form.yearFounded, contact_email: form.contactEmail },
        ...{ address_line1: form.addressLine1, address_line2: form.addressLine2 },
        ...{ city: form.city, state: form.state, zip: form.zip },
        ...{ employer_type_id: form.employerType, allow_chat: form.allowChat, updated_at: new Date() },
      })
      .where('id', '=', id)
      .execute()
    await audit(trx, request, { action: 'employer.change-page', subject: { type: 'employer', id } })
  })
}
