import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { countSitemapJobs, sitemapJobs } from '#features/jobs/index.ts'
import { pagesOnSite } from '#features/pages/index.ts'
import { originOf, type Sites } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import { sitemap, sitemapIndex } from './xml.ts'

/** https://www.sitemaps.org/protocol.html: at most 50,000 addresses a file; parts are rarely exactly even. */
const aFile = 45_000
const Part = z.object({ part: z.coerce.number().int().min(1).max(100_000) })

/** What search engines read: each job on the one site where it is at home, as long as it lives. */
export default async function sitemapRoutes(app: App, { db, sites }: { db: Db; sites: Sites }) {
  const publicly = { config: { can: 'public', cached: true } } as const

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
    const parts = partsFor(await countSitemapJobs(db, homeOn(request)))
    const jobs = Array.from({ length: parts }, (_, i) => `/sitemaps/jobs-${i + 1}.xml`)
    return reply
      .type('application/xml; charset=utf-8')
      .send(sitemapIndex(originOf(request), ['/sitemaps/pages.xml', ...jobs]))
  })

  app.get('/sitemaps/pages.xml', publicly, async (request, reply) => {
    const { id, applications } = request.site
    const always = ['/', '/jobs/search', ...(applications.newsRoom ? ['/news'] : [])]
    const pages = [...always.map((href) => ({ href })), ...(await pagesOnSite(db, id))]
    return reply.type('application/xml; charset=utf-8').send(sitemap(originOf(request), pages))
  })

  app.get('/sitemaps/jobs-:part.xml', { ...publicly, schema: { params: Part } }, async (request, reply) => {
    const home = homeOn(request)
    const parts = partsFor(await countSitemapJobs(db, home))
    const { part } = request.params
    if (part > parts) throw notFound()
    const jobs = await sitemapJobs(db, home, part - 1, parts)
    return reply.type('application/xml; charset=utf-8').send(sitemap(originOf(request), jobs))
  })

  const homeOn = ({ site }: FastifyRequest) => ({ id: site.id, orphans: sites.all()[0]?.id === site.id })
}

/** A power of two: the files stay the same jobs' while the number of jobs grows a little. */
const partsFor = (jobs: number) => (jobs === 0 ? 0 : 2 ** Math.ceil(Math.log2(Math.max(1, jobs / aFile))))
