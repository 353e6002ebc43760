import { JobList } from './job-list.tsx'
import { JobTable } from './job-table.tsx'
import type { SectionProps } from './schema.ts'

type Props = Pick<SectionProps, 'closing' | 'counties' | 'variant'> & {
  title: string
  jobs: SectionProps['newest']
  href?: string
  more?: string
}

/** A few jobs, as cards or to compare line by line. */
export const JobsSection = ({ variant, closing, counties, ...list }: Props) =>
  variant === 'table' || variant === 'agencies' ? (
    <JobTable {...list} closing={closing} counties={variant === 'agencies' ? counties : undefined} />
  ) : (
    <JobList {...list} />
  )
