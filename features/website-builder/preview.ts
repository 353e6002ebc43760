import type { FastifyRequest } from 'fastify'
import type { Document } from '#features/content/schema.ts'
import { editablePageAt, homeOfTheme, type Page, pageAt } from '#features/pages/index.ts'
import { type Site, siteOf } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import type { Person } from '#spec/access.ts'
import { themeAttributes, themeCss } from '#ui/theme.ts'
import type { Template } from './templates/template.ts'
import { filled } from './templates.ts'

/** Serves the rest of the request as a visitor of that site gets it. */
export function lookAt(request: FastifyRequest, site: Site): void {
  request.site = site
  request.viewer = null
  // A visitor's token would replace the one that the editor's next write needs.
  request.csrfToken = () => ''
}

/** A theme as its visitors see it, also a draft. @throws Problem 404 */
export async function siteOfTheme(db: Db, id: string): Promise<Site> {
  const theme = await db.selectFrom('themes').selectAll().where('id', '=', id).executeTakeFirst()
  if (!theme) throw notFound('There is no such site.')
  return siteOf(theme, null)
}

/**
 * A page of a theme by its route, also a template that this viewer may edit, or its home page without a route; null for
 * the default home page.
 * @throws Problem 404
 */
export async function pageOfTheme(
  db: Db,
  viewer: Person,
  site: Site,
  route: string | undefined,
): Promise<Page | null> {
  if (!route) return homeOfTheme(db, site.id)
  const page =
    (await editablePageAt(db, viewer, site.id, `/${route}`)) ?? (await pageAt(db, site, `/${route}`))
  if (!page) throw notFound('There is no such page.')
  return page
}

/** A template as if it were a site; its data comes from the current site. */
export function siteOfTemplate(here: Site, template: Template): Site {
  const { label: name, variables, applications } = template
  const content = filled(template.content, fillingOf(template))
  return {
    ...here,
    ...{ name, applications, content, logoLight: null, logoDark: null },
    status: 'draft',
    primaryDomain: null,
    isClosed: false,
    isPreview: false,
    variables,
    css: themeCss(variables),
    attributes: themeAttributes(variables),
  }
}

/** @throws Problem 404 */
export function pageOfTemplate(here: Site, template: Template, route: string | undefined): Page {
  const wanted = route ? `/${route}` : null
  const found = template.pages.find((page) => page.route === wanted)
  if (!found) throw notFound('There is no such page.')
  const page = filled(found, fillingOf(template))
  const { publishDate = null, intro = null, previewImg = null } = page
  return {
    ...{ ...page, publishDate, intro, previewImg: previewImg || null },
    ...{ document: page.document as Document, id: here.id, themeId: here.id, rev: 1 },
  }
}

const fillingOf = ({ label: site }: Template) => ({ site })
