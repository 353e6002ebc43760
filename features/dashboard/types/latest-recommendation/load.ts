import { z } from 'zod'
import { openRecommendations, recommendationList } from '#features/recommendations/index.ts'
import { ListQuery } from '#features/recommendations/schema.ts'
import { moduleType } from '../model.ts'

export type RecommendationData = {
  /** null: there is none */
  latest: { mentor: string; note: string; title: string; href: string; by: string; at: string } | null
  open: number
}

const query = ListQuery.parse({ limit: 20, onlyNonComplete: 'true' })

/** The last thing that a mentor recommended and that is not marked as done. */
export const latestMentorRecommendation = moduleType({
  type: 'latestMentorRecommendation',
  label: 'Latest recommendation of a mentor',
  dashboards: ['User'],
  options: z.object({}),
  async load({ db, viewer, site }): Promise<RecommendationData> {
    const [{ data }, open] = await Promise.all([
      recommendationList(db, viewer, site, query),
      openRecommendations(db, viewer.id),
    ])
    const shown = data.find(({ job }) => !job?.isGone)
    if (!shown) return { latest: null, open }
    const { by, note, title, href, job, training, resource, createdAt } = shown
    return {
      latest: {
        ...{ mentor: by.name, note, title, href, at: createdAt },
        by: job ? (job.feedEmployer ?? job.employer.name) : (training?.theme ?? resource?.category ?? ''),
      },
      open,
    }
  },
})
