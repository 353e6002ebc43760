import { z } from 'zod'
import { jobsMessages } from '#spec/messages.ts'
import { jobsOf } from '../jobs.ts'
import { moduleType } from '../model.ts'

/** Jobs around a place that staff chose. */
export const jobsByLocation = moduleType({
  type: 'jobsByLocation',
  label: 'Jobs by location',
  dashboards: ['User', 'Manager'],
  options: z.object({ location: z.string().trim().min(1, 'Please enter a place.').max(80) }),
  load: (asking, { location }) => jobsOf(asking, { l: location }, jobsMessages.noneInLocation),
})
