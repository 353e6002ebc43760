import { donationStatus } from '#features/donations/index.ts'
import { publicFundraiser } from '#features/fundraisers/index.ts'
import { Problem } from '#lib/problem.ts'
import type { LoadContext } from './data.ts'

/** The fundraiser that a block names, or that this page belongs to; null: none that visitors may see. */
export async function loadFundraiser(part: object, { db, site, request }: LoadContext) {
  const { fundraiser } = part as { fundraiser?: string }
  if (donationStatus(site) === 'unavailable')
    return { status: 'unavailable' as const, fundraiser: null, isConfigured: false }
  const params = request.params as { route?: string }
  const id = fundraiser || (params.route && (await fundraiserOfPage(db, site.id, `/${params.route}`)))
  const shown = id ? await visible(id) : null
  return {
    status: 'available' as const,
    fundraiser: shown,
    isConfigured: shown !== null || (await hasFundraisers(db, site.id)),
  }

  async function visible(named: string) {
    try {
      const { id, name, isOpen, signUpsClosed } = await publicFundraiser(db, site, named)
      return { id, name, isOpen, signUpsClosed }
    } catch (error) {
      if (error instanceof Problem && error.statusCode === 404) return null
      throw error
    }
  }
}

async function hasFundraisers(db: LoadContext['db'], themeId: string) {
  const row = await db
    .selectFrom('fundraisers')
    .select('id')
    .where('theme_id', '=', themeId)
    .where('status', '!=', 'draft')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function fundraiserOfPage(db: LoadContext['db'], themeId: string, route: string) {
  const row = await db
    .selectFrom('fundraisers as f')
    .innerJoin('pages as p', 'p.id', 'f.page_id')
    .select('f.id')
    .where('f.theme_id', '=', themeId)
    .where('f.status', '!=', 'draft')
    .where('p.route', '=', route)
    .executeTakeFirst()
  return row?.id ?? null
}
