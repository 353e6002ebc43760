import { z } from 'zod'
import { nearYou, radii } from '#spec/limits.ts'
import { jobsMessages } from '#spec/messages.ts'
import { asksFor, jobsOf } from '../jobs.ts'
import { moduleType, profileHint } from '../model.ts'

const usualMiles = 25

/** Jobs around the person's ZIP, as far as the slider says (document 3, section 6). */
export const jobsNearYou = moduleType({
  type: 'jobsNearYou',
  label: 'Jobs near you',
  dashboards: ['User'],
  options: z.object({}),
  async load(asking) {
    const zip = asking.profile?.zip
    if (!zip)
      return asksFor(
        profileHint(
          asking,
          'about',
          'Add your ZIP code to your profile to find jobs near you.',
          'Add your ZIP code',
        ),
      )
    const miles = Math.min(nearYou.mostMiles, Math.max(nearYou.leastMiles, asking.miles ?? usualMiles))
    const r = radiusFor(miles)
    const found = await jobsOf(asking, { l: zip, r, sort: 'proximity' }, jobsMessages.noneInArea)
    if (!found) return null
    const jobs = found.jobs.filter(({ distance }) => distance === null || distance <= miles)
    return { ...found, jobs, near: { zip, miles, within: Number(r) } }
  },
})

/** The search knows some radii: the smallest that holds these miles; what is farther is left out above. */
const radiusFor = (miles: number): string =>
  radii.find((radius) => Number(radius) >= miles) ?? String(nearYou.mostMiles)
