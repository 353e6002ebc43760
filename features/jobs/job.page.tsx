import { Favorites, Hiring, hiring, JobFacts, JobScoring } from '#features/job-cards/widgets.ts'
import { BackToSearch } from '#features/job-search/widgets.ts'
import { recommendedBy as recommendedByWords } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'
import { Container } from '#ui/layout.tsx'
import { Logo } from '#ui/logo.tsx'
import { usePage } from '#ui/nav.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import { Prose } from '#ui/text.tsx'
import { Apply } from './apply.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { EmployerAbout } from './employer-about.tsx'
import styles from './job.module.css'
import { JobActions } from './job-actions.tsx'
import { JobDetails } from './job-details.tsx'
import { JobHead } from './job-head.tsx'

import type { JobPage } from './schema.ts'
import { SimilarJobs } from './similar-jobs.tsx'

export type Props = JobPage

export default function ShowJob(page: Props) {
  const { job, isShown, apply, similar, posting, canonical, summary, recommendedBy } = page
  const { site } = usePage<{ site: { origin: string } }>().props
  // A shared link leads to the site it was shared from; the canonical URL is on the job's home site, which shows it to everybody.
  const address = isShown ? site.origin + job.href : canonical
  return (
    <Container>
      <JobHead job={job} canonical={canonical} summary={summary} />
      <div className={styles.top}>
        <BackToSearch />
        <Breadcrumbs category={job.categories[0]} />
      </div>
      {recommendedBy && (
        <div className={styles.recommended}>
          <Alert title={recommendedByWords(recommendedBy.name)} />
        </div>
      )}
      {!isShown && (
        <div className={styles.recommended}>
          <Alert title="This site does not show this job to others.">
            You see it because you follow it or hire for it.
          </Alert>
        </div>
      )}
      <article className={styles.job}>
        <header className={styles.head}>
          <Logo name={hiring(job)} src={job.employer.logo} size="large" />
          <div className={styles.words}>
            <h1 className={styles.title}>{job.title}</h1>
            <Hiring job={job} />
          </div>
          <div className={styles.glance}>
            <JobFacts job={job} />
            <JobActions title={job.title} address={address} />
            {job.score && <JobScoring score={job.score} />}
          </div>
        </header>
        <div className={styles.side}>
          <Apply {...page} />
          <JobDetails job={job} apply={apply} />
        </div>
        <div className={styles.body}>
          <section className={styles.about}>
            <h2>About this job</h2>
            <Prose html={job.description} />
          </section>
          <EmployerAbout employer={job.employer} />
        </div>
      </article>
      <p className={styles.address}>{address}</p>
      <SimilarJobs jobs={similar} />
      <StructuredData data={posting} />
      <Favorites />
    </Container>
  )
}
