import { z } from 'zod'
import { recommendedExams } from '#features/exams/index.ts'
import type { Exam } from '#features/exams/schema.ts'
import { recommendedPanel } from '#spec/limits.ts'
import { type Hint, moduleType, profileHint } from '../model.ts'

export type ExamsData = { exams: Exam[]; total: number; hint: Hint | null }

/** Open exams of New York City that fit the person, the best first (document 3, section 3). */
export const nycExams = moduleType({
  type: 'nycExams',
  label: 'NYC exams',
  dashboards: ['User'],
  options: z.object({}),
  async load(asking): Promise<ExamsData> {
    const found = await recommendedExams(asking.db, asking.viewer.id)
    const says = asking.profile?.occupationId || asking.profile?.jobInterests.length
    const hint = says
      ? null
      : profileHint(
          asking,
          'interests',
          'Add job interests to your profile to find exams that fit you.',
          'Add job interests',
        )
    return { exams: found.slice(0, recommendedPanel.shown), total: found.length, hint }
  },
})
