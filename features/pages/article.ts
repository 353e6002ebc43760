import type { FastifyRequest } from 'fastify'
import { pictureOf } from '#features/content/schema.ts'
import { originOf } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { themesOf } from './article-sites.ts'
import { isScheduled, mayEdit, type Page } from './find.ts'
import { addressOf } from './model/address.ts'
import type { Article } from './schema.ts'

/** What an article shows in addition to its page; null for other pages. */
export async function articleOf(db: Db, page: Page, request: FastifyRequest): Promise<Article | null> {
  const { id, name: title, publishDate, global, themeId } = page
  if (page.type !== 'article' || publishDate === null) return null
  const { viewer, site } = request
  return {
    ...{ id, title, publishDate, global },
    isScheduled: isScheduled(page, site.timeZone),
    intro: page.intro ?? page.description,
    previewImg: pictureOf(page.previewImg ?? page.image ?? ''),
    themes: mayEdit(viewer, page) ? [themeId, ...(await themesOf(db, id))] : [site.id],
    structured: await structured(db, page, request),
  }
}

/** https://developers.google.com/search/docs/appearance/structured-data/article */
async function structured(db: Db, page: Page, request: FastifyRequest) {
  const { id, name, description, intro, previewImg, image, publishDate } = page
  const { site } = request
  const { updatedAt } = await db
    .selectFrom('pages')
    .select('updated_at as updatedAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const absolute = (address: string) => new URL(address, originOf(request)).href
  const picture = pictureOf(previewImg ?? image ?? '')
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: name,
    mainEntityOfPage: absolute(addressOf(page)),
    datePublished: publishDate,
    dateModified: updatedAt.toISOString(),
    ...((intro || description) && { description: intro || description }),
    ...(picture && { image: [absolute(picture)] }),
    publisher: {
      '@type': 'Organization',
      name: site.name,
      url: absolute('/'),
      ...(site.logoLight && { logo: absolute(site.logoLight) }),
    },
  }
}
