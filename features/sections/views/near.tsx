import { JobsSection } from '../jobs-section.tsx'
import type { SectionProps } from '../schema.ts'

/** Jobs around a place that the site names. */
export default function Near({ content: { nearTitle, nearPlace }, near, more, ...look }: SectionProps) {
  return (
    <JobsSection
      {...look}
      title={nearTitle ?? `Jobs near ${nearPlace}`}
      jobs={near}
      href={more.near}
      more="All jobs nearby"
    />
  )
}
