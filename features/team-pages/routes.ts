import { z } from 'zod'
import { hideOnTeamPage, shownComments } from '#features/comments/index.ts'
import { CommentQuery } from '#features/comments/schema.ts'
import { newestGifts } from '#features/donations/index.ts'
import { ListQuery } from '#features/donations/schema.ts'
import { publicFundraiser } from '#features/fundraisers/index.ts'
import { originOf } from '#features/themes/index.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { inDollars } from '#schema/money.ts'
import { MyTeams, ShownTeam, TeamSearchPage } from './answers.ts'
import {
  archiveTeamPage,
  changeTeamPage,
  createTeamPage,
  deleteTeamPage,
  joinTeam,
  ownTeamPage,
  reopenTeamPage,
} from './changes.ts'
import { teamMessages } from './messages.ts'
import { type Organization, TeamForm, TeamSearch } from './schema.ts'
import { myTeams, organizationsOf, searchTeams, teamPage } from './team-pages.ts'

const own = { can: 'teamPages.use' } as const
const BySlug = z.object({ slug: z.string().max(200) })
/** Document 2, section 2: which way a person takes part. */
const NewQuery = z.object({
  userType: z.enum(['Manager', 'User']).nullable().catch(null),
  teamPageId: z.uuid().nullable().catch(null),
})
/** Document 2, section 5: "delete" must be typed, in any case. */
const Typed = z.preprocess(
  (body) => body ?? {},
  z.object({
    confirm: z
      .string()
      .default('')
      .refine((word) => word.trim().toLowerCase() === 'delete', teamMessages.typeDelete),
  }),
)

/** Team pages (documents 1 and 2). */
export default async function teamPageRoutes(app: App, { db }: Tools) {
  app.get(
    '/teams/:slug',
    { schema: { params: BySlug, response: { 200: ShownTeam } }, config: { can: 'public', form: true } },
    async (request, reply) => {
      const { site, viewer, params } = request
      const team = await teamPage(db, site, viewer, params.slug)
      const { list } = await newestGifts(db, site, ListQuery.parse({ teamPage: team.id, limit: 10 }))
      const comments = await shownComments(db, site, CommentQuery.parse({ teamPage: team.id }))
      return reply.page('team-pages/show', {
        team,
        gifts: list,
        comments,
        url: `${originOf(request)}/teams/${team.slug}`,
      })
    },
  )

  app.get(
    '/fundraisers/:id/team-pages/search',
    {
      schema: { params: ById, querystring: TeamSearch, response: { 200: TeamSearchPage } },
      config: { can: 'public', cached: true },
    },
    async ({ site, params, query }, reply) =>
      reply.page('team-pages/search', await searchTeams(db, site, params.id, query)),
  )

  app.get(
    '/fundraisers/:id/team-pages/new',
    { schema: { params: ById, querystring: NewQuery }, config: own },
    async ({ site, viewer, params, query }, reply) => {
      const fundraiser = await publicFundraiser(db, site, params.id)
      const team = query.teamPageId ? await teamPage(db, site, viewer, query.teamPageId) : null
      return reply.page('team-pages/new', {
        fundraiser,
        organizations: await organizationsOf(db, params.id),
        userType: query.userType,
        team: team && { id: team.id, name: team.name, slug: team.slug },
      })
    },
  )

  app.post(
    '/fundraisers/:id/team-pages',
    {
      schema: { params: ById, body: TeamForm },
      config: { ...own, files: 1, keepsTyped: true, limit: { points: 20, seconds: 3_600, by: 'account' } },
      preValidation: authorizeFirst(ById, ({ id }, { site }) => publicFundraiser(db, site, id)),
    },
    async (request, reply) => {
      const made = await createTeamPage(db, request, request.site, request.params.id, request.body)
      return reply.done({
        to: `/teams/${made.slug}`,
        message: teamMessages.created,
        body: { teamPage: made },
        status: 201,
      })
    },
  )

  app.get(
    '/team-pages/my-teams',
    { schema: { response: { 200: MyTeams } }, config: own },
    async ({ site, viewer }, reply) => reply.page('team-pages/my-teams', await myTeams(db, site, viewer!)),
  )

  app.get(
    '/team-pages/:id/edit',
    { schema: { params: ById }, config: own },
    async ({ site, viewer, params }, reply) => {
      const page = await ownTeamPage(db, site, viewer, params.id)
      const organizations = await organizationsOf(db, page.fundraiser_id)
      return reply.page('team-pages/edit', { team: formOf(page), organizations })
    },
  )

  app.put(
    '/team-pages/:id',
    {
      schema: { params: ById, body: TeamForm },
      config: { ...own, files: 1, keepsTyped: true },
      preValidation: authorizeFirst(ById, ({ id }, { site, viewer }) => ownTeamPage(db, site, viewer, id)),
    },
    async (request, reply) => {
      const slug = await changeTeamPage(db, request, request.site, request.params.id, request.body)
      return reply.done({ to: `/teams/${slug}`, message: teamMessages.saved })
    },
  )

  app.post(
    '/team-pages/:id/join',
    { schema: { params: ById }, config: own },
    async ({ site, viewer, params }, reply) => {
      const slug = await joinTeam(db, viewer!, site, params.id)
      return reply.done({ to: `/teams/${slug}`, message: teamMessages.joined })
    },
  )

  const moves = [
    ['archive', archiveTeamPage, teamMessages.archived],
    ['reopen', reopenTeamPage, teamMessages.reopened],
  ] as const
  // Document 2, section 7: PATCH; a form knows only POST.
  for (const [verb, change, message] of moves)
    for (const method of ['PATCH', 'POST'] as const)
      app.route({
        method,
        url: `/team-pages/:id/${verb}`,
        schema: { params: ById },
        config: own,
        handler: async (request, reply) => {
          await change(db, request, request.site, request.params.id)
          return reply.done({ message })
        },
      })

  app.delete(
    '/team-pages/:id',
    {
      schema: { params: ById, body: Typed },
      config: own,
      preValidation: authorizeFirst(ById, ({ id }, { site, viewer }) => ownTeamPage(db, site, viewer, id)),
    },
    async (request, reply) => {
      await deleteTeamPage(db, request, request.site, request.params.id)
      return reply.done({ to: '/team-pages/my-teams', message: teamMessages.deleted })
    },
  )

  app.post(
    '/team-pages/:id/comments/:comment/hide',
    {
      schema: { params: OneComment },
      config: own,
      preValidation: authorizeFirst(OneComment, ({ id }, { site, viewer }) =>
        ownTeamPage(db, site, viewer, id),
      ),
    },
    async (request, reply) => {
      const { id: teamPage, comment: id } = request.params
      await hideOnTeamPage(db, request, { themeId: request.site.id, teamPage, id })
      return reply.done({ message: teamMessages.hidden })
    },
  )
}

const OneComment = z.object({ id: z.uuid(), comment: z.uuid() })

/** What the form shows first. */
function formOf(page: Awaited<ReturnType<typeof ownTeamPage>>) {
  const { id, name, slug, story, goal_cents, owner_job_title, organization, picture } = page
  const { type = '', ...rest } = (organization ?? {}) as Partial<Organization>
  const goal = inDollars(goal_cents)
  return {
    ...{ id, name, slug, story, goal, shown: picture ?? '' },
    ...rest,
    ownerJobTitle: owner_job_title ?? '',
    organizationType: type,
  }
}
