import { hiring } from '#features/job-cards/widgets.ts'
import { Head } from '#ui/nav.ts'
import type { JobPage } from './schema.ts'

/** Title and share card of a job. */
export function JobHead({ job, canonical, summary }: Pick<JobPage, 'job' | 'canonical' | 'summary'>) {
  const title = [`${job.title} at ${hiring(job)}`, job.addressShort].filter(Boolean).join(', ')
  return (
    <Head title={title}>
      <meta head-key="description" name="description" content={summary} />
      <meta head-key="og:title" property="og:title" content={title} />
      <meta head-key="og:description" property="og:description" content={summary} />
      <meta head-key="og:url" property="og:url" content={canonical} />
      <link head-key="canonical" rel="canonical" href={canonical} />
    </Head>
  )
}
