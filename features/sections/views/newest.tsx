import { JobsSection } from '../jobs-section.tsx'
import type { SectionProps } from '../schema.ts'

/** The newest jobs, of all or of the search that the site names. */
export default function Newest({ content, newest, more, ...look }: SectionProps) {
  return (
    <JobsSection
      {...look}
      title={content.newestTitle ?? 'Newest jobs'}
      jobs={newest}
      href={more.newest || '/jobs/search?sort=newest'}
      more={more.newest ? 'All these jobs' : 'All new jobs'}
    />
  )
}
