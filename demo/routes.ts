import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { notFound } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import { demoCalendar } from './calendar.ts'
import { employers, slugOf } from './employers.ts'
import { logoOf } from './logo.ts'

const assets = new URL('assets/', import.meta.url)

/** What the demo sites show: logos of themes from files, logos of employers drawn from their names, a calendar. */
export default async function routes(app: App) {
  const logos = new Map(employers.map((employer) => [`${slugOf(employer.name)}.svg`, () => logoOf(employer)]))
  for (const name of readdirSync(assets)) logos.set(name, () => readFileSync(new URL(name, assets), 'utf8'))
  app.get(
    '/demo/logos/:name',
    { schema: { params: z.object({ name: z.string() }) }, config: { can: 'public' } },
    (request, reply) => {
      const logo = logos.get(request.params.name)
      if (!logo) throw notFound()
      return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(logo())
    },
  )

  app.get('/demo/events.ics', { config: { can: 'public' } }, (_, reply) =>
    reply.type('text/calendar; charset=utf-8').send(demoCalendar()),
  )
}

/** Where a logo is served. */
export const logoAddress = (file: string): string => `/demo/logos/${file}`
