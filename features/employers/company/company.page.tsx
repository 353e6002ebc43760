import { JobCard } from '#features/job-cards/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { figure } from '#ui/figure.ts'
import { Icon } from '#ui/icon.tsx'
import { Container, Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Logo } from '#ui/logo.tsx'
import { Head } from '#ui/nav.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import styles from './company.module.css'
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
            {company.current ? (
              <section className={styles.section} aria-labelledby="current">
                <h2 id="current">What’s happening now</h2>
                <p className={styles.current} dir="auto">
                  <Icon name="calendar" /> {company.current}
                </p>
              </section>
            ) : (
              <Missing page={page} what="Add what’s happening now" field="current" />
            )}
          </div>
          <Facts page={page} />
        </div>
      </Container>
    </>
  )
}

/** Title and share card. */
function CompanyHead({ page }: { page: Props }) {
  const { company, canonical, jobCount } = page
  const open = jobCount > 0 ? `${figure(jobCount)} open ${jobCount === 1 ? 'job' : 'jobs'}. ` : ''
  const summary = `${open}${company.pitch ?? company.about[0] ?? ''}`.slice(0, 200)
  return (
    <Head title={company.name}>
      <meta head-key="description" name="description" content={summary} />
      <meta head-key="og:title" property="og:title" content={company.name} />
      <meta head-key="og:description" property="og:description" content={summary} />
      <meta head-key="og:url" property="og:url" content={canonical} />
      <link head-key="canonical" rel="canonical" href={canonical} />
    </Head>
  )
}

function Band({ page }: { page: Props }) {
  const { company, jobCount, jobsHref, chatHref, editHref } = page
  return (
    <div className={styles.band}>
      <Container>
        <div className={styles.head}>
          <Logo name={company.name} src={company.logo} size="large" />
          <div className={styles.words}>
            <h1>{company.name}</h1>
            {company.pitch && (
              <p className={styles.pitch} dir="auto">
                {company.pitch}
              </p>
            )}
            <ul className={styles.line}>
              {company.place && (
                <li>
                  <Icon name="location" /> {company.place}
                </li>
              )}
              {company.industry && (
                <li>
                  <Icon name="building" /> {company.industry}
                </li>
              )}
              {jobCount > 0 && (
                <li>
                  <Icon name="briefcase" />{' '}
                  <Link href={jobsHref}>
                    {figure(jobCount)} open {jobCount === 1 ? 'job' : 'jobs'}
                  </Link>
                </li>
              )}
              {company.url && (
                <li>
                  <a href={company.url} target="_blank" rel="noopener nofollow">
                    {company.url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}{' '}
                    <Icon name="external" label="(new window)" />
                  </a>
                </li>
              )}
            </ul>
            <Flags company={company} />
          </div>
          <div className={styles.actions}>
            <Follow page={page} />
            {chatHref && (
              <ButtonLink href={chatHref} variant="secondary" icon="message" rel="nofollow">
                Chat
              </ButtonLink>
            )}
            {editHref && (
              <ButtonLink href={editHref} variant="secondary" icon="edit">
                Edit this page
              </ButtonLink>
            )}
          </div>
        </div>
      </Container>
    </div>
  )
}

function Flags({ company }: Pick<Props, 'company'>) {
  const flags = [
    company.abilityOne && 'AbilityOne employer',
    company.federalContractor && 'Federal contractor',
    company.nonProfitAffiliate && 'Non-profit affiliate',
    company.localUnion ? `Union: Local ${company.localUnion}` : company.tradeUnion && 'Union',
  ].filter((flag): flag is string => Boolean(flag))
  if (flags.length === 0) return null
  return (
    <ul className={styles.flags}>
      {flags.map((flag) => (
        <li key={flag}>
          <Badge tone="brand">{flag}</Badge>
        </li>
      ))}
    </ul>
  )
}

/** New jobs by email: a saved search for this company. */
function Follow({ page }: { page: Props }) {
  return page.isFollowing ? (
    <ButtonLink href="/my-saved-searches" variant="secondary" icon="check">
      Following
    </ButtonLink>
  ) : (
    <ButtonLink href={page.followHref} icon="plus" rel="nofollow">
      Follow
    </ButtonLink>
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
