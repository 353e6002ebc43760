import { JobsSection } from '../jobs-section.tsx'
import type { SectionProps } from '../schema.ts'

/** Jobs for a military code that the site names. */
export default function Matching({
  content: { matchingTitle, matchingCode },
  matching,
  more,
  ...look
}: SectionProps) {
  return (
    <JobsSection
      {...look}
      title={matchingTitle ?? `Jobs for ${matchingCode}`}
      jobs={matching}
      href={more.matching}
      more="All matching jobs"
    />
  )
}
