import { z } from 'zod'
import { type Hint, moduleType, profileHint } from '../model.ts'

export type RankData = {
  rank: { title: string; grade: string; branch: string; description: string } | null
  hint: Hint | null
}

/** The rank the person held, in words that an employer reads. */
export const rankInfo = moduleType({
  type: 'rankInfo',
  label: 'Rank',
  dashboards: ['User'],
  options: z.object({}),
  async load(asking): Promise<RankData> {
    const { db, profile } = asking
    const rank =
      profile?.rankId &&
      (await db
        .selectFrom('ranks')
        .innerJoin('corps', 'corps.id', 'corps_id')
        .select(['title', 'grade', 'corps.name as branch', 'description'])
        .where('ranks.id', '=', profile.rankId)
        .executeTakeFirst())
    if (rank) return { rank, hint: null }
    return {
      rank: null,
      hint: profileHint(asking, 'service', 'Add your rank to your profile.', 'Add your rank'),
    }
  },
})
