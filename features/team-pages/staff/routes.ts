import { lookupOf } from '#lib/answers.ts'
import { type CsvColumn, sendCsv } from '#lib/csv.ts'
import { LookupQuery, lookupAnswer, pageOf, wordsBegin } from '#lib/lookup.ts'
import type { App, Tools } from '#lib/web.ts'
import { type StaffTeam, StaffTeamsQuery } from '../schema.ts'
import { allTeams, listTeams, teamChoices } from './teams.ts'

const config = { can: 'fundraisers.manage' } as const
const list = '/admin/team-pages'

/** Team pages for staff: the list, its file, and the lookup (documents 1 and 3). */
export default async function staffTeamRoutes(app: App, { db }: Tools) {
  app.get(list, { schema: { querystring: StaffTeamsQuery }, config }, async ({ viewer, query }, reply) =>
    reply.page('team-pages/list', await listTeams(db, viewer, query)),
  )

  app.get(
    `${list}.csv`,
    { schema: { querystring: StaffTeamsQuery, hide: true }, config },
    async ({ viewer, query }, reply) => sendCsv(reply, 'team-pages', columns, allTeams(db, viewer, query)),
  )

  app.get(
    '/fetchers/team-pages',
    { schema: { querystring: LookupQuery, response: { 200: lookupOf('teamPages') } }, config },
    async ({ viewer, query }, reply) => {
      const found = (await teamChoices(db, viewer)).filter(({ label }) => wordsBegin(query.q, label))
      reply.header('cache-control', 'private, no-store')
      return lookupAnswer('teamPages', { choices: pageOf(found, query), total: found.length }, query)
    },
  )
}

const columns: CsvColumn<StaffTeam>[] = [
  { header: 'Team', cell: ({ name }) => name },
  { header: 'Fundraiser', cell: ({ fundraiser }) => fundraiser },
  { header: 'Status', cell: ({ status }) => status },
  { header: 'Raised', cell: ({ totalRaised }) => totalRaised },
  { header: 'Gifts', cell: ({ donationCount }) => donationCount },
  { header: 'Goal', cell: ({ goal }) => goal },
  { header: 'Percent', cell: ({ percentage }) => percentage },
  { header: 'Members', cell: ({ members }) => members },
  { header: 'Comments', cell: ({ comments }) => comments },
  { header: 'Owner', cell: ({ owner }) => owner },
  { header: 'Job title', cell: ({ ownerJobTitle }) => ownerJobTitle },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Address', cell: ({ address }) => address },
  {
    header: 'Organization',
    cell: ({ organization }) => organization?.organizationName || organization?.school,
  },
  { header: 'District', cell: ({ organization }) => organization?.district },
  { header: 'Created (UTC)', cell: ({ createdAt }) => new Date(createdAt) },
]
