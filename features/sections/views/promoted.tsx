import { figure } from '#ui/figure.ts'
import { JobsSection } from '../jobs-section.tsx'
import type { SectionProps } from '../schema.ts'

/** Jobs that employers pay to have first; where no others are on the page, with the newest after them. */
export default function Promoted({ content, promoted, totals, closing, counties, variant }: SectionProps) {
  const hasOthers = promoted.some((job) => !job.promoted)
  return (
    <JobsSection
      {...{ closing, counties, variant }}
      title={content.promotedTitle ?? 'Featured jobs'}
      jobs={promoted}
      {...(hasOthers && totals && { href: '/jobs/search', more: `All ${figure(totals.jobs)} jobs` })}
    />
  )
}
