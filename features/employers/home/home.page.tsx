import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { BarChart } from '#ui/chart/bar-chart.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { figure } from '#ui/figure.ts'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Progress } from '#ui/progress.tsx'
import { EmployerChoice } from '../employer-choice.tsx'
import styles from './home.module.css'
import { JobTable } from './job-table.tsx'
import type { EmployerHome } from './schema.ts'
import { Waiting } from './waiting.tsx'

export type Props = EmployerHome

/** Home of an employer: what waits, then its jobs, beside its page and figures. */
export default function Home(home: Props) {
  const { employer, employers, claims } = home
  if (!employer) return <Nowhere claims={claims} />
  return (
    <Page
      title="Home"
      lead={`What’s happening at ${employer.name}.`}
      actions={<EmployerChoice employers={employers} current={employer.id} path="/employer" />}
    >
      <Approval home={home} />
      <Claims claims={claims} />
      <Waiting home={home} />
      <div className={styles.screen}>
        <div className={styles.column}>
          <Weeks weeks={home.weeks} of="applications" title="Applications by week" noun="Applications" />
          <Weeks weeks={home.weeks} of="views" title="Views of your jobs by week" noun="Views" />
          <JobTable home={home} />
        </div>
        <div className={styles.column}>
          <CompanyPage home={home} />
          <Figures home={home} />
        </div>
      </div>
    </Page>
  )
}

/** Awaiting Approval and Not Approved come first, with what can be done meanwhile. */
function Approval({ home }: { home: Props }) {
  const { approval, employer, page, managerCount } = home
  if (!approval || approval.state === 'Approved') return null
  if (approval.state === 'Not Approved')
    return (
      <Alert tone="danger" title="Not Approved">
        {approval.reason
          ? `The staff wrote: “${approval.reason}”`
          : 'The staff has not approved your company.'}{' '}
        <Link href="/contact">Answer</Link>
      </Alert>
    )
  return (
    <Alert tone="warning" title="Awaiting Approval">
      <p>
        The staff looks at new companies within two working days. You can prepare everything; it appears once
        you are approved.
      </p>
      <ul className={styles.waiting}>
        {page.done < page.of && (
          <li>
            <Link href={`/employer/page?employer=${employer!.id}`}>Finish your company page</Link>
          </li>
        )}
        {managerCount < 2 && (
          <li>
            <Link href={`/employer/manage?employer=${employer!.id}`}>Invite a colleague</Link>
          </li>
        )}
      </ul>
    </Alert>
  )
}

const Claims = ({ claims }: Pick<Props, 'claims'>) =>
  claims.map(({ id, employer }) => (
    <Alert key={id} title={`Your claim to ${employer}`}>
      The staff decides it, usually within two working days. You get an email either way.
    </Alert>
  ))

/** Somebody who works for no employer (yet). */
function Nowhere({ claims }: Pick<Props, 'claims'>) {
  return (
    <Page narrow title="Your company" lead="You’re not part of an employer here yet.">
      <Claims claims={claims} />
      {claims.length === 0 && (
        <EmptyState
          title="Hire veterans"
          icon="building"
          actions={<ButtonLink href="/employer/signup">Add your company</ButtonLink>}
        >
          <p>Did someone invite you? Open the link in the email.</p>
        </EmptyState>
      )}
    </Page>
  )
}

type Week = { of: 'applications' | 'views'; title: string; noun: string }

function Weeks({ weeks, of, title, noun }: Pick<Props, 'weeks'> & Week) {
  const total = weeks.reduce((sum, week) => sum + week[of], 0)
  if (total === 0) return null
  const bars = weeks.map((week, at) => ({
    ...{ label: week.label, value: week[of] },
    ...(at === weeks.length - 1 && { isPartial: true }),
  }))
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <span className={styles.quiet}>
          {figure(total)} in {weeks.length} weeks
        </span>
      </div>
      <BarChart
        summary={`${noun} of the last ${weeks.length} weeks, ${figure(total)} in all. The last week is not over.`}
        bars={bars}
        heads={['Week from', noun]}
      />
    </Card>
  )
}

function CompanyPage({ home }: { home: Props }) {
  const { page, employer } = home
  return (
    <Card as="section" className={styles.card}>
      <h2>Company page</h2>
      <Progress label={`${page.done} of ${page.of} parts`} value={page.done} max={page.of} />
      {page.missing.length > 0 && (
        <ul className={styles.waiting}>
          {page.missing.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
      <Link href={employer!.href}>See your page</Link>
    </Card>
  )
}

function Figures({ home }: { home: Props }) {
  return (
    <Card as="section" className={styles.card}>
      <h2>Last 28 days</h2>
      <dl className={styles.figures}>
        {home.figures.map(({ label, value, before }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{figure(value)}</strong>
            </dd>
            <dd className={styles.quiet}>{changed(value, before)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>
        {figure(home.promotionCredits)}{' '}
        {home.promotionCredits === 1 ? 'promotion credit' : 'promotion credits'} left.
      </p>
    </Card>
  )
}

const changed = (value: number, before: number) =>
  value === before ? 'The same in the 28 days before' : `${figure(before)} in the 28 days before`
