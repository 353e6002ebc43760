import { z } from 'zod'
import { panelRadius } from '#spec/limits.ts'
import { jobsMessages } from '#spec/messages.ts'
import { asksFor, jobsOf } from '../jobs.ts'
import { moduleType, profileHint } from '../model.ts'

/** Jobs of a category that staff chose, otherwise of those the person is interested in, within 100 miles. */
export const jobsByCategory = moduleType({
  type: 'jobsByCategory',
  label: 'Jobs by category',
  dashboards: ['User'],
  options: z.object({ category: z.string().trim().max(80).default('') }),
  async load(asking, { category }) {
    const { profile } = asking
    const wanted = category ? [category] : (profile?.jobInterests ?? [])
    if (wanted.length === 0)
      return asksFor(profileHint(asking, 'interests', jobsMessages.addInterests, 'Add job interests'))
    const near: Record<string, string> = profile?.zip
      ? { l: profile.zip, r: String(panelRadius.interests) }
      : {}
    return jobsOf(asking, { cat: wanted.join(','), ...near })
  },
})
