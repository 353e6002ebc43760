import { type SqlBool, sql } from 'kysely'
import type { Document } from '#features/content/schema.ts'
import { publishedOn, type Site, todayIn } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { editableSites } from '#lib/own-sites.ts'
import { pageOf } from '#lib/paged.ts'
import { notFound } from '#lib/problem.ts'
import { may, type Person } from '#spec/access.ts'
import type { PageList, PageListQuery, PageSettings } from './schema.ts'

export type Page = PageSettings & {
  id: string
  themeId: string
  document: Document
  rev: number
}

export const selectPages = (db: Db) =>
  db
    .selectFrom('pages')
    .select([
      'id',
      'theme_id as themeId',
      'type',
      'name',
      'hide_title as hideTitle',
      'is_global as global',
      'route',
      'description',
      'image',
      'intro',
      'preview_img as previewImg',
      'document',
      'rev',
    ])
    .select(sql<string | null>`publish_date::text`.as('publishDate'))
    .$castTo<Page>()

/** A site, as far as it decides which pages its visitors find. */
export type PublishedSite = Pick<Site, 'id' | 'timeZone'>

/**
 * The page at a route of a site: the site's own, else one of other sites that it shows. Templates have no visitors;
 * articles have none before their date, and are shown to their editors.
 */
export async function pageAt(
  db: Db,
  site: PublishedSite,
  route: string,
  viewer: Person = null,
): Promise<Page | null> {
  const found = await selectPages(db)
    .where(sql<string>`lower(route)`, '=', route.toLowerCase())
    .where((where) =>
      where.or([
        publishedOn(site),
        where.and([where('theme_id', '=', site.id), editableSites(viewer).has('theme_id')]),
      ]),
    )
    .where('type', '!=', 'template')
    .orderBy(sql<SqlBool>`theme_id = ${site.id}`, 'desc')
    .executeTakeFirst()
  return found ?? null
}

export async function homeOfTheme(db: Db, themeId: string): Promise<Page | null> {
  const home = selectPages(db).where('theme_id', '=', themeId).where('type', '=', 'home')
  return (await home.executeTakeFirst()) ?? null
}

/** The pages of a site that its visitors find, the home page first. */
export const pagesFor = (db: Db, themeId: string) =>
  db
    .selectFrom('pages')
    .select(['id', 'name', 'route'])
    .where('theme_id', '=', themeId)
    .where('type', '!=', 'template')
    .orderBy(sql`type <> 'home'`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Pages that this viewer may edit: templates only with the capability for them. */
const editablePages = (db: Db, viewer: Person, themeId: string) =>
  selectPages(db)
    .where('theme_id', '=', themeId)
    .where(editableSites(viewer).has('theme_id'))
    .$if(!may(viewer, 'pages.editTemplates'), (pages) => pages.where('type', '!=', 'template'))

export const mayEdit = (viewer: Person, page: Pick<Page, 'themeId' | 'type'>): boolean =>
  editableSites(viewer).includes(page.themeId) &&
  (page.type !== 'template' || may(viewer, 'pages.editTemplates'))

/** @throws Problem 404 when this viewer may not edit the page */
export async function editablePage(db: Db, viewer: Person, themeId: string, id: string): Promise<Page> {
  const page = await editablePages(db, viewer, themeId).where('id', '=', id).executeTakeFirst()
  if (!page) throw notFound('There is no such page.')
  return page
}

/** A page of any type by its route, for its editors; null when there is none. */
export async function editablePageAt(db: Db, viewer: Person, themeId: string, route: string) {
  const at = editablePages(db, viewer, themeId).where(sql<string>`lower(route)`, '=', route.toLowerCase())
  return (await at.executeTakeFirst()) ?? null
}

/** @throws Problem 404 when this viewer edits no pages of the site */
export async function editableTheme(db: Db, viewer: Person, id: string) {
  const theme = await db
    .selectFrom('themes')
    .select(['id', 'name', 'time_zone as timeZone'])
    .where('id', '=', id)
    .where(editableSites(viewer).has('id'))
    .executeTakeFirst()
  if (!theme) throw notFound('There is no such site.')
  return theme
}

/** Whether the date of an article has not begun. */
export const isScheduled = ({ type, publishDate }: Pick<Page, 'type' | 'publishDate'>, timeZone: string) =>
  type === 'article' && publishDate !== null && publishDate > todayIn(timeZone)

/** The pages of a site that this viewer may edit, the home page first. @throws Problem 404 */
export async function listPages(
  db: Db,
  viewer: Person,
  themeId: string,
  query: PageListQuery,
): Promise<Omit<PageList, 'isHere'>> {
  const theme = await editableTheme(db, viewer, themeId)
  const like = `%${query.q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const all = editablePages(db, viewer, themeId)
  const matching = all
    .clearSelect()
    .select(['id', 'name', 'route', 'type', 'is_global as global', 'updated_at as updatedAt'])
    .select(sql<string | null>`publish_date::text`.as('publishDate'))
    .$castTo<Pick<Page, 'id' | 'name' | 'route' | 'type' | 'global' | 'publishDate'> & { updatedAt: Date }>()
    .$if(query.type !== null, (pages) => pages.where('type', '=', query.type!))
    .$if(query.q !== '', (pages) =>
      pages.where(sql<SqlBool>`(lower(name) like ${like} or lower(route) like ${like})`),
    )
    .orderBy(sql`type <> 'home'`)
    .orderBy('route')
  const [{ rows, ...page }, home] = await Promise.all([
    pageOf(db, matching, query),
    all.where('type', '=', 'home').executeTakeFirst(),
  ])
  const { timeZone, ...shown } = theme
  const pages = rows.map(({ updatedAt, ...row }) => ({
    ...row,
    updatedAt: updatedAt.toISOString(),
    isScheduled: isScheduled(row, timeZone),
  }))
  return { ...query, ...page, theme: shown, pages, hasHome: home !== undefined }
}
