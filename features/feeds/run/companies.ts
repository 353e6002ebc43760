import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { type DraftContext, firstValue } from '../draft/context.ts'
import { webAddress } from '../draft/links.ts'
import type { Fields } from '../fields.ts'

type Company = { name: string; logo: string | null; url: string | null }

/** Logos and sites of the companies that a feed of many companies names. */
export class Companies {
  private readonly known = new Set<string>()
  private met: Company[] = []

  note(fields: Fields, company: string | null, context: DraftContext) {
    const name = company?.toLowerCase()
    if (!name || this.known.has(name) || this.known.size > 20_000) return
    const logo = address(firstValue(fields, context, 'logo'))
    const url = address(firstValue(fields, context, 'companyUrl'))
    if (!logo && !url) return
    this.known.add(name)
    this.met.push({ name, logo, url })
  }

  async save(db: Db): Promise<void> {
    const companies = this.met
    this.met = []
    if (!companies.length) return
    await db
      .insertInto('feed_companies')
      .values(companies.sort((a, b) => (a.name < b.name ? -1 : 1)))
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet((row) => ({
            logo: row.ref('excluded.logo'),
            url: row.ref('excluded.url'),
            updated_at: new Date(),
          }))
          .where(
            sql<boolean>`(feed_companies.logo, feed_companies.url) is distinct from (excluded.logo, excluded.url)`,
          ),
      )
      .execute()
  }
}

const address = (text: string | undefined) =>
  text ? webAddress(/^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(text) ? `https://${text}` : text) : null
