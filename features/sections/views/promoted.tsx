import { JobList } from '../job-list.tsx'
import type { SectionProps } from '../schema.ts'

/** Jobs that employers pay to have first. */
export default function Promoted({ content, promoted }: SectionProps) {
  return <JobList title={content.promotedTitle ?? 'Featured jobs'} jobs={promoted} />
}
