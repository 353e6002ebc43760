import { type Actor, audit } from '#lib/audit.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { pageOf } from '#lib/paged.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import type { CertificationEdit, CertificationForm, CertificationList, CertificationQuery } from './schema.ts'

type Links = CertificationForm['links']

/** Every certification, published or not. */
export async function certificationsToEdit(db: Db, query: CertificationQuery): Promise<CertificationList> {
  const words = query.q.split(/\s+/).filter(Boolean)
  const all = words.reduce(
    (found, word) =>
      found.where((row) =>
        row.or(
          (['name', 'issuer'] as const).map((column) =>
            row(column, 'ilike', `%${word.replace(/[%_\\]/g, '\\$&')}%`),
          ),
        ),
      ),
    db
      .selectFrom('certifications')
      .select(['id', 'name', 'issuer', 'published'])
      .select((row) => row('edited_at', 'is not', null).$castTo<boolean>().as('isEdited'))
      .orderBy('name')
      .orderBy('id'),
  )
  const { rows, ...page } = await pageOf(db, all, query)
  return { ...query, ...page, certifications: rows }
}

/** @throws Problem 404 */
export async function certificationEdit(db: Db, id: string): Promise<CertificationEdit> {
  const row = await db.selectFrom('certifications').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('There is no such certification.')
  const { name, issuer, published } = row
  return {
    certification: {
      ...{ id, name, issuer, published, description: row.description ?? '' },
      external_links: (row.external_links as Links | null) ?? [],
    },
    editedAt: row.edited_at?.toISOString() ?? null,
  }
}

/** @throws Invalid when somebody else saved it meanwhile; Problem 404 */
export const saveCertification = (
  db: Db,
  actor: Actor,
  id: string,
  { description, published, links, unmodifiedSince }: CertificationForm,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const { certification, editedAt } = await certificationEdit(trx, id)
    if (unmodifiedSince && editedAt && editedAt > unmodifiedSince)
      throw new Invalid({
        form: 'Someone else changed this certification after you opened it. Save again to keep your version, or reload the page to see theirs.',
      })
    await trx
      .updateTable('certifications')
      .set({
        description: description || null,
        published,
        external_links: links.length ? JSON.stringify(links) : null,
        edited_at: new Date(),
      })
      .where('id', '=', id)
      .execute()
    const detail = { certification: id, name: certification.name }
    await audit(trx, actor, { action: 'certification.edit', detail })
  })
