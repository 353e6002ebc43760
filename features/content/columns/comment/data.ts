import type { LoadContext } from '../../data.ts'

/** Whether this site takes comments. */
export const loadComment = async (_: unknown, { site }: LoadContext) => ({
  isEnabled: site.applications.comments === true,
})
