import { z } from 'zod'
import { panelRadius } from '#spec/limits.ts'
import { jobsMessages } from '#spec/messages.ts'
import { asksFor, jobsOf } from '../jobs.ts'
import { moduleType, profileHint } from '../model.ts'

/** Jobs that the person's military occupation leads to, within 50 miles. */
export const jobsByMOS = moduleType({
  type: 'jobsByMOS',
  label: 'Jobs for the military occupation',
  dashboards: ['User'],
  options: z.object({}),
  async load(asking) {
    const { profile } = asking
    if (!profile?.corpsId || !profile.occupationId)
      return asksFor(profileHint(asking, 'service', jobsMessages.addMos, 'Add your MOS'))
    const near: Record<string, string> = profile.zip ? { l: profile.zip, r: String(panelRadius.mos) } : {}
    const rank: Record<string, string> = profile.rankId ? { rank: profile.rankId } : {}
    return jobsOf(asking, { c: profile.corpsId, o: profile.occupationId, ...rank, ...near })
  },
})
