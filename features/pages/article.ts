import type { FastifyRequest } from 'fastify'
import { pictureOf } from '#features/content/schema.ts'
import { originOf } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import type { Page } from './find.ts'
import { addressOf } from './model/address.ts'
import type { Article } from './schema.ts'

/** What an article shows in addition to its content; null for other pages. */
export async function articleOf(db: Db, page: Page, request: FastifyRequest): Promise<Article | null> {
  if (page.type !== 'article') return null
  const { createdAt, updatedAt } = await db
    .selectFrom('pages')
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .where('id', '=', page.id)
    .executeTakeFirstOrThrow()
  const publishedAt = createdAt.toISOString()
  const times = { datePublished: publishedAt, dateModified: updatedAt.toISOString() }
  return { publishedAt, structured: { ...structured(page, request), ...times } }
}

/** https://developers.google.com/search/docs/appearance/structured-data/article */
function structured(page: Page, request: FastifyRequest) {
  const { name, description, image } = page
  const { site } = request
  const absolute = (address: string) => new URL(address, originOf(request)).href
  const picture = pictureOf(image ?? '')
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: name,
    mainEntityOfPage: absolute(addressOf(page)),
    ...(description && { description }),
    ...(picture && { image: [absolute(picture)] }),
    publisher: {
      '@type': 'Organization',
      name: site.name,
      url: absolute('/'),
      ...(site.logoLight && { logo: absolute(site.logoLight) }),
    },
  }
}
