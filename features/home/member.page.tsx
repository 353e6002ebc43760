import { Favorites, JobGrid } from '#features/job-cards/widgets.ts'
import { SearchFields } from '#features/job-search/widgets.ts'
import { News, TitledSection } from '#features/sections/widgets.ts'
import { applicationStatuses } from '#spec/lists.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Progress } from '#ui/progress.tsx'
import { DateText } from '#ui/text.tsx'
import styles from './member.module.css'
import type { MemberHome } from './schema.ts'

export type Props = MemberHome

/** The home page of a person: the next step, what fits them, what waits. */
export default function Member(page: Props) {
  const { firstName, hasSearch, fits, news } = page
  const isMatched = fits.some((job) => job.fits?.length)
  return (
    <Page title={`Welcome back, ${firstName}`}>
      {hasSearch && <SearchFields />}
      <div className={styles.cards}>
        <NextStep {...page} />
        <Applications {...page} />
        <Searches {...page} />
      </div>
      {fits.length > 0 && (
        <TitledSection
          title={isMatched ? 'Jobs that fit you' : 'Jobs to look at'}
          href="/jobs/search"
          more="All jobs"
        >
          <JobGrid jobs={fits} />
        </TitledSection>
      )}
      <News news={news} />
      <Favorites />
    </Page>
  )
}

function NextStep({ next, completion: { percent } }: Props) {
  return (
    <Card as="section" tone="sunken" className={styles.card}>
      <h2 className={styles.title}>{next ? 'Your next step' : 'Nothing waits for you'}</h2>
      {next && (
        <>
          <p>
            <strong>{next.title}</strong>
            <br />
            {next.text}
          </p>
          <div>
            <ButtonLink href={next.href}>{next.action}</ButtonLink>
          </div>
        </>
      )}
      <Progress label="Your profile" value={percent} max={100} />
    </Card>
  )
}

function Applications({ applications }: Props) {
  if (applications.length === 0) return null
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>
        <Link href="/jobs/applications">My applications</Link>
      </h2>
      <ul className={styles.list}>
        {applications.map(({ id, title, href, status, nextStepOn }) => (
          <li key={id}>
            <Link href={href}>{title}</Link>
            <span className={styles.state}>
              {applicationStatuses.find(({ value }) => value === status)?.label}
              {nextStepOn && (
                <>
                  , next step <DateText date={nextStepOn} exact />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Searches({ searches }: Props) {
  if (searches.length === 0) return null
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>
        <Link href="/my-saved-searches">Saved searches</Link>
      </h2>
      <ul className={styles.list}>
        {searches.map(({ id, name, href, fresh, isMore }) => (
          <li key={id}>
            <Link href={href}>{name}</Link>
            {fresh > 0 ? (
              <Badge tone="success">{`${fresh}${isMore ? ' or more' : ''} new`}</Badge>
            ) : (
              <span className={styles.state}>No new jobs</span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
