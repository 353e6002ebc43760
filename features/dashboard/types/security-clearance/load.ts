import { sql } from 'kysely'
import { z } from 'zod'
import { clearanceUntil, isOver } from '#features/profiles/index.ts'
import { type Hint, moduleType, profileHint } from '../model.ts'

export type ClearanceData = {
  level: string | null
  separatedOn: string | null
  goodUntil: string | null
  hasEnded: boolean
  hint: Hint | null
}

/** The person's clearance and until when it is good (document 1, section 9: 24 months; 'None' is hidden). */
export const securityClearance = moduleType({
  type: 'securityClearance',
  label: 'Security clearance',
  dashboards: ['User'],
  options: z.object({}),
  async load(asking): Promise<ClearanceData | null> {
    const row = await asking.db
      .selectFrom('profiles')
      .select('security_clearance as level')
      .select(sql<string | null>`to_char(clearance_ended_on, 'YYYY-MM-DD')`.as('separatedOn'))
      .where('user_id', '=', asking.viewer.id)
      .executeTakeFirst()
    if (row?.level === 'None') return null
    if (!row?.level) {
      const hint = profileHint(asking, 'clearance', 'Add your security clearance to your profile.')
      return { level: null, separatedOn: null, goodUntil: null, hasEnded: false, hint }
    }
    const goodUntil = clearanceUntil(row.separatedOn)
    return { ...row, goodUntil, hasEnded: goodUntil !== null && isOver(goodUntil), hint: null }
  },
})
