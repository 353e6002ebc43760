import { z } from 'zod'
import { searchTrainings, trainingMessages } from '#features/trainings/index.ts'
import { SearchQuery } from '#features/trainings/schema.ts'
import { recommendedPanel } from '#spec/limits.ts'
import { moduleType, profileHint } from '../model.ts'
import { type TrainingsData, trainingsData } from '../trainings.ts'

/** Trainings for the person's job interests. */
export const jobInterestTrainings = moduleType({
  type: 'jobInterestTrainings',
  label: 'Trainings for the job interests',
  dashboards: ['User'],
  options: z.object({}),
  async load(asking): Promise<TrainingsData> {
    const { db, viewer, site, profile } = asking
    const hint = profileHint(asking, 'interests', trainingMessages.updateInterests, 'Update job interests')
    const i = profile?.jobInterests.join(',') ?? ''
    if (!i) return { trainings: [], total: 0, href: '/trainings', hint }
    const query = SearchQuery.parse({ i, limit: recommendedPanel.fetched })
    const { available, totalDocs } = await searchTrainings(db, viewer, site, query)
    return trainingsData(available.trainings, totalDocs, `/trainings/search?${new URLSearchParams({ i })}`)
  },
})
