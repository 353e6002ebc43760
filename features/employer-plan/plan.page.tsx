import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Select } from '#ui/select.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { Table } from '#ui/table.tsx'
import { DateText } from '#ui/text.tsx'
import styles from './plan.module.css'
import { Purchases } from './purchases.tsx'
import type { PlanPage } from './schema.ts'
import { Shop } from './shop.tsx'

export type Props = PlanPage

/** What an employer has and what it can buy. */
export default function Plan(page: Props) {
  const { employer, employers, shop, notSold } = page
  return (
    <Page
      title="Plan and credits"
      lead={`What ${employer.name} has, and what you can add.`}
      actions={employers.length > 1 && <Employers {...page} />}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <Has {...page} />
          <Entries entries={page.entries} />
        </div>
        <div className={styles.column}>
          {shop ? <Shop shop={shop} employer={employer} /> : notSold && <Alert>{notSold}</Alert>}
          <Purchases {...page} />
        </div>
      </div>
    </Page>
  )
}

const Employers = ({ employers, employer }: Props) => (
  <form method="get" action="/employer/plan" data-visit>
    <Select
      label="Employer"
      hideLabel
      name="employer"
      options={employers.map(({ id, name }) => ({ value: id, label: name }))}
      defaultValue={employer.id}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    />
    <noscript>
      <SubmitButton variant="secondary">Show</SubmitButton>
    </noscript>
  </form>
)

const reasons = {
  subscribed: 'Included by your site’s staff.',
  paid: 'You paid for it.',
  partner: 'You bought it from a partner of this site.',
}

const Has = ({ search, credits }: Props) => (
  <Card as="section" className={styles.card}>
    <h2>What you have</h2>
    <dl className={styles.facts}>
      <div>
        <dt>Search of candidates</dt>
        <dd>
          {search.why ? <Badge tone="success">Open</Badge> : <Badge>Closed</Badge>}{' '}
          {search.until && (
            <>
              until <DateText date={search.until} exact />
            </>
          )}
          <p className={styles.quiet}>
            {search.why ? reasons[search.why] : 'Applicants are yours to see either way.'}
          </p>
        </dd>
      </div>
      <div>
        <dt>Promotion credits</dt>
        <dd>
          <strong className={styles.big}>{credits}</strong>
          <p className={styles.quiet}>
            One shows a job at the top for 30 days. <Link href="/admin/jobs">Promote a job</Link>
          </p>
        </dd>
      </div>
    </dl>
  </Card>
)

const Entries = ({ entries }: Pick<Props, 'entries'>) => (
  <Card as="section" className={styles.card}>
    <h2>Where credits went</h2>
    {entries.length === 0 ? (
      <p className={styles.quiet}>No credits yet.</p>
    ) : (
      <Table
        caption="Credits"
        hideCaption
        rows={entries}
        rowKey={({ at, amount }) => `${at} ${amount}`}
        columns={[
          { key: 'at', header: 'Day', cell: ({ at }) => <DateText date={at} exact /> },
          {
            key: 'what',
            header: 'What for',
            onPhone: 'title',
            cell: ({ job, note, amount }) =>
              job ?? note ?? (amount > 0 ? 'Granted' : 'A job that was deleted'),
          },
          {
            key: 'amount',
            header: 'Credits',
            align: 'end',
            cell: ({ amount }) => (amount > 0 ? `+${amount}` : `−${-amount}`),
          },
        ]}
      />
    )}
  </Card>
)
