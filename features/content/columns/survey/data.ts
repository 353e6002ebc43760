import { type SurveyHere, surveyHere } from '#features/quizzes/index.ts'
import { may } from '#spec/access.ts'
import type { LoadContext } from '../../data.ts'

/** What the column shows: the survey, whether the viewer has answered it, and why there is none, for editors alone. */
export type SurveyData = SurveyHere & { problem: string | null }

export async function loadSurvey(part: object, { db, site, viewer }: LoadContext): Promise<SurveyData> {
  const { surveyId = '' } = part as { surveyId?: string }
  const here = await surveyHere(db, viewer, site, surveyId)
  const isMissing = !here.survey && may(viewer, 'pages.edit')
  return { ...here, problem: isMissing ? 'Choose a survey. It may have been deleted.' : null }
}
