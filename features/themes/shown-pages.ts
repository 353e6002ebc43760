import { type SqlBool, sql } from 'kysely'
import { dayIn } from '#ui/day-in.ts'
import type { Site } from './sites.ts'

type PublishedSite = Pick<Site, 'id' | 'timeZone'>

/** Pages that belong to a site, to all sites, or that this site was chosen for. A condition for queries of `pages`. */
export const shownOn = (themeId: string) =>
  sql<SqlBool>`(pages.theme_id = ${themeId} or pages.is_global or exists (
    select from page_themes where page_themes.page_id = pages.id and page_themes.theme_id = ${themeId}))`

/** The same without articles whose date has not begun on the site: what visitors find. */
export const publishedOn = ({ id, timeZone }: PublishedSite) =>
  sql<SqlBool>`(${shownOn(id)} and (pages.type <> 'article' or pages.publish_date <= ${todayIn(timeZone)}::date))`

/** The date of now in a time zone: '2026-11-22'. */
export const todayIn = (timeZone: string): string => dayIn(timeZone)
