import { audit } from '#lib/audit.ts'
import { sendCsv } from '#lib/csv.ts'
import type { Db } from '#lib/db.ts'
import type { App } from '#lib/web.ts'
import { ExportQuery, MentorQuery, UserQuery } from '../schema.ts'
import { columnsFor, exportedUsers } from './export.ts'
import { measureOf } from './fit.ts'
import { searchMentors } from './mentors.ts'
import { searchUsers } from './search.ts'

/** Finding people: users and candidates for staff, mentors for members. */
export default async function userSearchRoutes(app: App, { db }: { db: Db }) {
  app.get(
    '/users/search',
    { schema: { querystring: UserQuery }, config: { can: 'users.search' } },
    async ({ viewer, query }, reply) => reply.page('users/search', await searchUsers(db, viewer, query)),
  )

  app.get(
    '/users/search.csv',
    { schema: { querystring: ExportQuery }, config: { can: 'users.export' } },
    async (request, reply) => {
      const { id, ...query } = request.query
      const search = request.url.slice(request.url.indexOf('.csv') + 5, 1_000)
      await audit(db, request, { action: 'user.export', detail: { query: search } })
      const measure = query.job ? await measureOf(db, query.job) : null
      const people = exportedUsers(db, request.viewer, query, id, measure)
      return sendCsv(reply, 'people', columnsFor(measure), people)
    },
  )

  app.get(
    '/users/search/mentors',
    { schema: { querystring: MentorQuery }, config: { can: 'mentors.search' } },
    async ({ viewer, query }, reply) => reply.page('users/mentors', await searchMentors(db, query, viewer)),
  )
}
