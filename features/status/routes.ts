import type { Db } from '#lib/db.ts'
import type { App } from '#lib/web.ts'
import type { Settings } from '../../config.ts'
import { lastChanges, recentChanges } from './changes.ts'
import { factsOf, type NamedFact } from './checks.ts'
import type { StatusLine } from './schema.ts'

/** Several people look at once, and each page looks again by itself. */
const freshMs = 5_000

/** What is well, what is not, since when, and what to do: for administrators. */
export default async function statusRoutes(app: App, { db, settings }: { db: Db; settings: Settings }) {
  let last: { at: number; facts: Promise<NamedFact[]> } | null = null
  const facts = () => {
    if (!last || Date.now() - last.at > freshMs)
      last = { at: Date.now(), facts: factsOf({ db, settings, isThorough: false }) }
    return last.facts
  }

  app.get('/admin/status', { config: { can: 'status.view' } }, async (request, reply) => {
    const [found, since, changes] = await Promise.all([facts(), lastChanges(db), recentChanges(db)])
    const lines = found.map((fact): StatusLine => {
      const known = since.get(fact.key)
      const { detail = null, notice = null, steps = [], ...more } = fact
      return {
        ...more,
        detail,
        notice,
        steps,
        since: known?.level === fact.level ? known.at.toISOString() : null,
      }
    })
    const names = new Map(found.map(({ key, name }) => [key, name]))
    return reply.page('status/status', {
      lines,
      changes: changes.map(({ fact, level, says, at }) => ({
        name: names.get(fact) ?? fact,
        level,
        says,
        at: at.toISOString(),
      })),
      at: new Date().toISOString(),
      siteName: request.site.name,
    })
  })
}
