import { z } from 'zod'
import { jobCards, openJob } from '#features/jobs/index.ts'
import type { Db } from '#lib/db.ts'
import { foundFirst } from '#lib/found-first.ts'
import { idIn } from '#lib/ids.ts'
import { notFound } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import type { Person } from '#spec/access.ts'
import { recommendationMessages } from '#spec/messages.ts'
import { complete, menteeFor, recommend, recommendationsTo, wasMadeTo } from './recommendations.ts'
import { Complete, ListQuery, Recommend, type RecommendationList } from './schema.ts'

const ById = z.object({ id: z.uuid() })
const BySegment = z.object({ segment: z.string().max(400) })
const own = { can: 'account.use' } as const

/** What mentors recommend, and to whom it was recommended (document 2, section 2; document 3, section 7). */
export default async function recommendationRoutes(app: App, { db }: { db: Db }) {
  app.get(
    '/recommendations/list',
    { schema: { querystring: ListQuery }, config: own },
    async ({ viewer, query }, reply) => reply.page('recommendations/list', await listOf(db, viewer, query)),
  )

  app.post(
    '/recommendations/:id',
    {
      schema: { params: ById, body: Complete },
      config: own,
      preValidation: foundFirst(ById, async ({ id }, { viewer }) => {
        if (!(await wasMadeTo(db, viewer!.id, id))) throw notFound('There is no such recommendation.')
      }),
    },
    async ({ viewer, params, body }, reply) => {
      await complete(db, viewer!.id, params.id, body.completed)
      return reply.done({ body: { id: params.id, completed: body.completed } })
    },
  )

  app.post(
    '/jobs/:segment/recommend',
    {
      schema: { params: BySegment, body: Recommend },
      config: { can: 'job.recommend', limit: { points: 60, seconds: 3_600, by: 'account' } },
    },
    async ({ viewer, params, body }, reply) => {
      const id = idIn(params.segment)
      const job = id && (await openJob(db, id))
      if (!job) throw notFound('This job is no longer open.')
      const mentee = await menteeFor(db, viewer, body.mentee)
      if (!mentee) throw notFound('There is nobody here whom you may recommend this to.')
      const what = { kind: 'job', subjectId: job.id } as const
      const made = await recommend(db, viewer!.id, mentee.id, what, body.note)
      return reply.done({ message: recommendationMessages.made(mentee.name), body: { id: made } })
    },
  )
}

async function listOf(
  db: Db,
  viewer: Person,
  { limit, onlyNonComplete }: z.infer<typeof ListQuery>,
): Promise<RecommendationList> {
  const rows = await recommendationsTo(db, viewer!.id, { openOnly: onlyNonComplete, limit })
  const cards = await jobCards(
    db,
    viewer,
    rows.map(({ subjectId }) => subjectId),
  )
  const data = rows.flatMap((row) => {
    const job = cards.get(row.subjectId)
    if (!job) return []
    const by = { id: row.mentorId, name: `${row.firstName} ${row.lastName}` }
    return [
      {
        id: row.id,
        job,
        href: `/jobs/${job.id}/recommended?by=${by.id}`,
        by,
        note: row.note,
        createdAt: row.createdAt.toISOString(),
        isComplete: row.completedAt !== null,
      },
    ]
  })
  return { data, onlyNonComplete }
}
