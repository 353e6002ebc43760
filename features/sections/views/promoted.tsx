import { JobsSection } from '../jobs-section.tsx'
import type { SectionProps } from '../schema.ts'

/** Jobs that employers pay to have first. */
export default function Promoted({ content, promoted, closing, counties, variant }: SectionProps) {
  return (
    <JobsSection
      {...{ closing, counties, variant }}
      title={content.promotedTitle ?? 'Featured jobs'}
      jobs={promoted}
    />
  )
}
