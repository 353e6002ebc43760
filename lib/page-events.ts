import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { may } from '#spec/access.ts'
import { type Db, inTransaction } from './db.ts'
import { representation } from './web.ts'

/** Something that happened on a page, which is counted: what, and of what (a job, a search in words). Never of whom. */
export type PageEvent = { kind: string; subject: string }
export type CountedEvent = PageEvent & { siteId: string; count: number }
/** Adds counts to a room's tables. All writers have one transaction: all of them count, or none. */
export type EventWriter = (trx: Db, counted: CountedEvent[]) => Promise<void>

declare module 'fastify' {
  interface FastifyReply {
    /** what this answer is counted as; the page cache repeats it with the answer */
    events: readonly PageEvent[] | null
  }
}

/** Counts are written together, so often at most. A process that is killed loses those of its last seconds. */
const pauseMs = 10_000
/** This many different ones are written at once; while the database is away, further ones are not counted. */
const mostKinds = 20_000
const machine =
  /bot\b|bot[/;_-]|crawl|spider|slurp|preview|headless|lighthouse|monitor|uptime|facebookexternalhit|curl|wget|python|java\/|go-http|okhttp|axios|node-fetch|undici|scrapy|feed/i

/**
 * Counts what answers say that happened (`reply.events`), after they have been sent, those of the page cache too: a page waits
 * for nothing. Not counted: programs, crawlers, pages fetched ahead, drafts, people who hire, and staff.
 */
export const pageEvents = plugin<{ db: Db; writers: EventWriter[] }>(async (app, { db, writers }) => {
  const counter = eventCounter(db, writers, app.log)
  app.decorateReply('events', null)
  app.addHook('onResponse', async (request, reply) => {
    if (!reply.events || !isCounted(request, reply)) return
    for (const event of reply.events) counter.count(request.site.id, event)
  })
  app.addHook('onClose', () => counter.write())
})

const isCounted = ({ headers, viewer, site }: FastifyRequest, reply: FastifyReply) =>
  reply.statusCode === 200 &&
  representation(headers) !== 'json' &&
  headers['x-inertia-partial-component'] === undefined &&
  !/prefetch|prerender/i.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`) &&
  !machine.test(headers['user-agent'] ?? '') &&
  site.status !== 'draft' &&
  !site.isPreview &&
  !may(viewer, 'score.view')

/** The counts of this process. Exported for bench/analytics.ts. */
export function eventCounter(db: Db, writers: EventWriter[], log: FastifyBaseLogger) {
  let counts = new Map<string, number>()
  let timer: NodeJS.Timeout | null = null

  async function write(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    const written = counts
    counts = new Map()
    if (!written.size) return
    const counted = [...written].map(([key, count]): CountedEvent => {
      const [siteId = '', kind = '', ...subject] = key.split(' ')
      return { siteId, kind, subject: subject.join(' '), count }
    })
    try {
      await inTransaction(db, async (trx) => {
        for (const writer of writers) await writer(trx, counted)
      })
    } catch (error) {
      log.warn(error, 'page events could not be written; they are tried again')
      for (const [key, count] of written) add(key, count)
    }
  }

  function add(key: string, count: number) {
    if (counts.size < mostKinds || counts.has(key)) counts.set(key, (counts.get(key) ?? 0) + count)
  }

  return {
    write,
    count(siteId: string, { kind, subject }: PageEvent): void {
      add(`${siteId} ${kind} ${subject}`, 1)
      timer ??= setTimeout(write, pauseMs).unref()
    },
  }
}
