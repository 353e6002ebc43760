import { done } from '#lib/answers.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { longDate } from '#ui/relative-date.ts'
import * as answers from './answers.ts'
import { examList } from './exams.ts'
import { examMessages } from './messages.ts'
import { examOf, remind, stopReminding } from './reminders.ts'
import { ExamQuery, Reminder } from './schema.ts'

const config = { can: 'account.use' } as const

/** Civil service exams of New York City (document 3, sections 2 and 7). */
export default async function examRoutes(app: App, { db }: Tools) {
  app.get(
    '/nyc-exams/list',
    { schema: { querystring: ExamQuery, response: { 200: answers.ExamList } }, config },
    async ({ viewer, query }, reply) => reply.page('exams/list', await examList(db, viewer!.id, query)),
  )

  app.post(
    '/nyc-exams/:id/reminder',
    {
      schema: { params: ById, body: Reminder, response: { 200: done() } },
      config: { ...config, limit: { points: 120, seconds: 3_600, by: 'account' } },
      preValidation: authorizeFirst(ById, ({ id }) => examOf(db, id)),
    },
    async ({ viewer, site, params, body }, reply) => {
      if (body.remind) {
        const day = await remind(db, viewer!.id, site.id, params.id)
        return reply.done({ message: examMessages.reminded(longDate(new Date(day))) })
      }
      await stopReminding(db, viewer!.id, params.id)
      return reply.done({ message: examMessages.notReminded })
    },
  )
}
