import { z } from 'zod'
import { latestRecommendation } from '#features/recommendations/index.ts'
import { moduleType } from '../model.ts'

export type RecommendationData = {
  /** null: there is none */
  latest: { mentor: string; note: string; title: string; href: string; by: string; at: string } | null
  open: number
}

/** The last thing that a mentor recommended and that is not marked as done. */
export const latestMentorRecommendation = moduleType({
  type: 'latestMentorRecommendation',
  label: 'Latest recommendation of a mentor',
  dashboards: ['User'],
  options: z.object({}),
  async load({ db, viewer, site }): Promise<RecommendationData> {
    const { latest, open } = await latestRecommendation(db, viewer, site)
    if (!latest) return { latest, open }
    const { by, note, title, href, from, createdAt } = latest
    return { latest: { mentor: by.name, note, title, href, by: from, at: createdAt }, open }
  },
})
