import type { JobBrief } from '#features/job-cards/schema.ts'
import { JobCard } from '#features/job-cards/widgets.ts'
import { SearchFields } from '#features/job-search/widgets.ts'
import { applicationMessages, jobsMessages } from '#spec/messages.ts'
import { figure } from '#ui/figure.ts'
import { Link } from '#ui/link.tsx'
import type { ValuesOf } from '../../model/types.ts'
import { Quiet } from '../../quiet.tsx'
import type { ViewProps } from '../../views.tsx'
import type { jobSearch } from './schema.ts'
import styles from './view.module.css'

type Data = { jobs: JobBrief[]; totalDocs: number; isEnabled: boolean }

export default function JobSearchView({ values, data }: ViewProps<ValuesOf<typeof jobSearch>, Data>) {
  if (!data?.isEnabled) return <Quiet>{applicationMessages.off}</Quiet>
  return (
    <div className={styles.search}>
      {values.title && <h3>{values.title}</h3>}
      <SearchFields complete />
      {data.jobs.length === 0 && <p>{jobsMessages.noJobs}</p>}
      {data.jobs.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
      {data.totalDocs > data.jobs.length && (
        <Link href="/jobs/search?sort=newest">All {figure(data.totalDocs)} jobs</Link>
      )}
    </div>
  )
}
