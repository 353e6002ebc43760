import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#lib/db.ts'
import { type Choices, type Lookup, pageOf, wordsBegin } from '#lib/lookup.ts'
import type * as answers from './answers.ts'

/** A certification as profiles and occupations show it (document 1, section 3). */
export type Certification = z.infer<typeof answers.Certification>

/** Civilian certifications, found by name or by who issues them. */
export async function findCertifications(db: Db, lookup: Lookup): Promise<Choices> {
  const all = await db
    .selectFrom('certifications')
    .select(['id', 'name', 'issuer'])
    .where('published', '=', true)
    .orderBy('name')
    .execute()
  const found = all.filter(({ name, issuer }) => wordsBegin(lookup.q, `${name} ${issuer}`))
  return {
    choices: pageOf(found, lookup).map(({ id, name }) => ({ value: id, label: name })),
    total: found.length,
  }
}

const mostShown = 20

/** Null: an administrator wrote nothing (certification-edit.ts). */
type Edited = { description: string | null; external_links: Certification['external_links'] | null }
type Row = Edited & { id: string; name: string; issuer: string; url: string; published: boolean }

/** Certifications that these careers ask for: of the strongest career first, the most special first. */
export async function certificationsFor(
  db: Db,
  careers: { soc: string; weight: number }[],
): Promise<Certification[]> {
  const { rows } = await sql<Row>`
    select certifications.*
    from unnest(${careers.map(({ soc }) => soc)}::text[], ${careers.map(({ weight }) => weight)}::real[]) as career (soc, weight)
    join career_certifications using (soc)
    join certifications on certifications.id = certification_id and published
    group by certifications.id
    order by max(weight) desc,
      (select count(*) from career_certifications every where every.certification_id = certifications.id), name
    limit ${mostShown}`.execute(db)
  return rows.map(({ id, name, issuer, url, published, ...edited }) => ({
    id,
    name,
    description: edited.description ?? `${name} is issued by ${issuer}.`,
    published,
    external_links: edited.external_links ?? [{ name: issuer, url }],
  }))
}
