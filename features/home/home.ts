import type { FastifyRequest } from 'fastify'
import { pageAt, pageProps } from '#features/pages/index.ts'
import { isStill, sectionData, sectionFile } from '#features/sections/index.ts'
import { homeWordsShown, lookOf, type Site } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { placedSections } from '#ui/home-order.ts'
import { sectionsToLoad } from './model/shown.ts'
import type { HomePage } from './schema.ts'

/** The props of the home page: the theme's words, and what its applications show to any visitor. */
export async function homePage(db: Db, request: FastifyRequest): Promise<HomePage> {
  const { site } = request
  const look = lookOf(site.variables)
  const names = placedSections(look).flatMap(({ name, shown }) => (shown ? [name] : []))
  const content = homeWordsShown(site)
  const [data, own] = await Promise.all([
    sectionData(db, site, ['hero', ...names], content),
    names.includes('own') ? ownPage(db, site, request, content.ownPage) : null,
  ])
  const pageCss = own?.pageCss ?? ''
  const page = { ...data, content, own, contentViews: [], stillViews: [], pageCss }
  const sections = sectionsToLoad(page, look)
  return {
    ...page,
    contentViews: [...sections.map(sectionFile), ...(own ? [ownFile, ...own.contentViews] : [])],
    stillViews: sections.filter(isStill).map(sectionFile),
  }
}

const ownFile = 'features/home/own.tsx'

/** The page that is a section, as a visitor finds it. */
async function ownPage(db: Db, site: Site, request: FastifyRequest, route?: string) {
  const found = route ? await pageAt(db, site, route) : null
  return found && pageProps(db, found, request)
}
