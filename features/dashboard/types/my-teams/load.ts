import { z } from 'zod'
import { myTeams } from '#features/team-pages/index.ts'
import type { TeamCard } from '#features/team-pages/schema.ts'
import { recommendedPanel } from '#spec/limits.ts'
import { moduleType } from '../model.ts'

export type TeamsData = {
  teams: Pick<TeamCard, 'id' | 'slug' | 'name' | 'members' | 'amountRaisedCents' | 'goalCents' | 'status'>[]
  total: number
  /** the site has fundraisers to join */
  hasFundraisers: boolean
}

/** The team pages that the person made or is in, the newest first. */
export const myTeamsModule = moduleType({
  type: 'myTeams',
  label: 'My teams',
  dashboards: ['User', 'Manager'],
  options: z.object({}),
  async load({ db, site, viewer }): Promise<TeamsData> {
    const { docs } = await myTeams(db, site, viewer)
    const teams = docs
      .slice(0, recommendedPanel.shown)
      .map(({ id, slug, name, members, amountRaisedCents, goalCents, status }) => ({
        ...{ id, slug, name, members, amountRaisedCents, goalCents, status },
      }))
    return { teams, total: docs.length, hasFundraisers: Boolean(site.applications.donations) }
  },
})
