import { z } from 'zod'
import { completedBy, openAnswers } from '#features/assessment/index.ts'
import { may } from '#spec/access.ts'
import { moduleType } from '../model.ts'

export type AssessmentData = {
  /** the last result; null: there is none */
  latest: { code: string; at: string } | null
  /** how many statements of the one that is going on are answered; null: none is */
  answered: number | null
}

/** The person's interest assessment: to take, to go on with, or its code. */
export const assessment = moduleType({
  type: 'assessment',
  label: 'Interest assessment',
  dashboards: ['User'],
  options: z.object({}),
  async load({ db, viewer }): Promise<AssessmentData | null> {
    if (!may(viewer, 'assessment.use')) return null
    const [[latest], answers] = await Promise.all([completedBy(db, viewer.id), openAnswers(db, viewer.id)])
    return {
      latest: latest ? { code: latest.code, at: latest.completedAt } : null,
      answered: answers && Object.keys(answers).length,
    }
  },
})
