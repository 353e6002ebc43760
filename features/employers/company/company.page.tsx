import { JobCard } from '#features/job-cards/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { figure } from '#ui/figure.ts'
import { Icon } from '#ui/icon.tsx'
import { Container, Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { StructuredData } from '#ui/structured-data.tsx'
import { DateText } from '#ui/text.tsx'
import { Band } from './band.tsx'
import styles from './company.module.css'
import { CompanyHead } from './company-head.tsx'
import { Facts } from './facts.tsx'
import type { CompanyPage } from './schema.ts'
import { Veterans } from './veterans.tsx'

export type Props = CompanyPage

/** The page of a company: what they do, what is open, where. */
export default function Company(page: Props) {
  const { company, isHidden } = page
  return (
    <>
      <CompanyHead page={page} />
      <StructuredData data={isHidden ? null : page.organization} />
      <Band page={page} />
      <Container>
        <div className={styles.screen}>
          <div className={styles.main}>
            {isHidden && (
              <Alert tone="warning" title="Not public yet">
                Only the people of this company and the staff see this page, until it is approved.
              </Alert>
            )}
            {company.about.length > 0 ? (
              <section className={styles.section} aria-labelledby="about">
                <h2 id="about">About</h2>
                {company.about.map((text, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
                  <p key={at} dir="auto">
                    {text}
                  </p>
                ))}
              </section>
            ) : (
              <Missing page={page} what="Write about the company" field="about" />
            )}
            <Jobs page={page} />
            <Veterans page={page} />
            <Current page={page} />
          </div>
          <Facts page={page} />
        </div>
      </Container>
    </>
  )
}

function Current({ page }: { page: Props }) {
  const { current, currentAt } = page.company
  if (!current) return <Missing page={page} what="Add what’s happening now" field="current" />
  return (
    <section className={styles.section} aria-labelledby="current">
      <h2 id="current">What’s happening now</h2>
      <div className={styles.current}>
        <Icon name="calendar" />
        <div>
          <p dir="auto">{current}</p>
          {currentAt && (
            <p className={styles.quiet}>
              Written <DateText date={currentAt} exact />
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

function Jobs({ page }: { page: Props }) {
  const { company, jobs, jobCount, jobsHref } = page
  return (
    <section className={styles.section} aria-labelledby="jobs">
      <div className={styles.title}>
        <h2 id="jobs">Jobs</h2>
        {jobCount > jobs.length && <Link href={jobsHref}>All {figure(jobCount)} jobs</Link>}
      </div>
      {jobs.length === 0 ? (
        <EmptyState title="No open jobs now" icon="briefcase">
          <p>Follow {company.name} and the next one comes by email.</p>
        </EmptyState>
      ) : (
        <Stack gap="small">
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} />
          ))}
        </Stack>
      )}
    </section>
  )
}

/** In the place of what is missing, for those who can add it. */
function Missing({ page, what, field }: { page: Props; what: string; field: string }) {
  if (!page.editHref) return null
  return (
    <p className={styles.missing}>
      <Icon name="plus" /> <Link href={`${page.editHref}#${field}`}>{what}</Link>
    </p>
  )
}
