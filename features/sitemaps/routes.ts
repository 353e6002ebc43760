import { z } from 'zod'
import { originOf } from '#features/themes/index.ts'
import { notFound } from '#lib/problem.ts'
import type { App, Tools } from '#lib/web.ts'
import { sitemap, sitemapIndex } from './xml.ts'

/** https://www.sitemaps.org/protocol.html: at most 50,000 addresses a file; parts are rarely exactly even. */
const aFile = 45_000
const NumberedSitemap = z.object({ part: z.coerce.number().int().min(1).max(100_000) })

/** What search engines read: the addresses that the rooms name. */
export default async function sitemapRoutes(app: App, { db }: Tools) {
  const publicly = { config: { can: 'public', cached: true } } as const
  const { sitemaps } = app.features
  const series = sitemaps.flatMap(({ series = [] }) => series)

  app.get('/robots.txt', publicly, async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Disallow: /admin/',
          'Disallow: /user/',
          '',
          `Sitemap: ${originOf(request)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )

  app.get('/sitemap.xml', publicly, async (request, reply) => {
    const files = series.map(async ({ name, count, off }) => {
      if (off?.(request)) return []
      const parts = partsFor(await count(db, request))
      return Array.from({ length: parts }, (_, i) => `/sitemaps/${name}-${i + 1}.xml`)
    })
    return reply
      .type('application/xml; charset=utf-8')
      .send(sitemapIndex(originOf(request), ['/sitemaps/pages.xml', ...(await Promise.all(files)).flat()]))
  })

  app.get('/sitemaps/pages.xml', publicly, async (request, reply) => {
    const found = await Promise.all(sitemaps.map(({ pages }) => pages?.(db, request) ?? []))
    return reply.type('application/xml; charset=utf-8').send(sitemap(originOf(request), found.flat()))
  })

  for (const { name, count, part, off } of series)
    app.get(
      `/sitemaps/${name}-:part.xml`,
      { ...publicly, schema: { params: NumberedSitemap } },
      async (request, reply) => {
        const reason = off?.(request)
        if (reason) throw notFound(reason)
        const parts = partsFor(await count(db, request))
        const at = request.params.part
        if (at > parts) throw notFound()
        const addresses = await part(db, request, at - 1, parts)
        return reply.type('application/xml; charset=utf-8').send(sitemap(originOf(request), addresses))
      },
    )
}

/** A power of two: an address stays in its file while their number grows a little. */
const partsFor = (count: number) => (count === 0 ? 0 : 2 ** Math.ceil(Math.log2(Math.max(1, count / aFile))))
