import { z } from 'zod'
import { jobsOf } from '../jobs.ts'
import { moduleType } from '../model.ts'

/** The jobs of one employer. */
export const jobsByEmployer = moduleType({
  type: 'jobsByEmployer',
  label: 'Jobs by employer',
  dashboards: ['User', 'Manager'],
  options: z.object({ employer: z.uuid('Please choose an employer.') }),
  load: (asking, { employer }) => jobsOf(asking, { employer }),
})
