import type { LoadContext } from '../../data.ts'

/** Whether this site takes gifts; none can be made yet. */
export const loadDonations = async (_: unknown, { site }: LoadContext) => ({
  isEnabled: site.applications.donations === true,
})
