import type { Db } from '#lib/db.ts'
import type { App } from '#lib/web.ts'
import type { Settings } from '../../config.ts'
import { lastChanges, recentChanges } from './changes.ts'
import { factsOf } from './checks.ts'
import type { StatusLine } from './schema.ts'

/** Several people look at once, and each page looks again by itself. */
const freshMs = 5_000
/** How often mail providers, poolers and the domains of the sites are asked while somebody looks. */
const askedMs = 60_000

/** What is well, what is not, since when, and what to do: for administrators. */
export default async function statusRoutes(app: App, { db, settings }: { db: Db; settings: Settings }) {
  const quick = fresh(freshMs, () => factsOf({ db, settings, isThorough: false }))
  const asked = fresh(askedMs, () =>
    factsOf({ db, settings, isThorough: true }, ({ asksOthers }) => asksOthers === true),
  )
  /** What others answered replaces what is known without them, as soon as it is there: the page looks again by itself. */
  const facts = async () => {
    const answers = asked()
    const known = await quick()
    const found = new Map((await Promise.race([answers, known])).map((fact) => [fact.key, fact]))
    return known.map((fact) => found.get(fact.key) ?? fact)
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

/** The result of a look, made again when it is older than this. */
function fresh<T>(ms: number, look: () => Promise<T>): () => Promise<T> {
  let last: { at: number; found: Promise<T> } | null = null
  return () => {
    if (!last || Date.now() - last.at > ms) last = { at: Date.now(), found: look() }
    return last.found
  }
}
