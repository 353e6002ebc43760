import { z } from 'zod'
import { trainingsUnder } from '#features/trainings/index.ts'
import { ListQuery } from '#features/trainings/schema.ts'
import { recommendedPanel } from '#spec/limits.ts'
import { moduleType } from '../model.ts'
import { trainingsData } from '../trainings.ts'

/** Trainings of a category that staff chose, otherwise those of the site: promoted ones first. */
export const themeTrainings = moduleType({
  type: 'themeTrainings',
  label: 'Trainings of the site',
  dashboards: ['User', 'Manager'],
  options: z.object({ theme: z.string().trim().max(60).default('') }),
  async load({ db, viewer, site }, { theme }) {
    const query = ListQuery.parse({ theme, limit: recommendedPanel.fetched })
    const { trainings, totalDocs } = await trainingsUnder(db, viewer, site, query)
    const parameters = theme ? `?${new URLSearchParams({ theme })}` : ''
    return trainingsData(trainings, totalDocs, `/trainings/list${parameters}`)
  },
})
