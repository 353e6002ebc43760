import { useState } from 'react'
import { money } from '#schema/money.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { RadioGroup } from '#ui/choice.tsx'
import { Form } from '#ui/form.tsx'
import { useForm } from '#ui/form-context.ts'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Select } from '#ui/select.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText } from '#ui/text.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './plan.module.css'
import type { PlanPage, Purchase } from './schema.ts'

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
  subscribed: 'The staff of this site has subscribed you.',
  paid: 'You have paid for it.',
  partner: 'A partner of this site has sold it to you.',
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

function Shop({ shop, employer }: { shop: NonNullable<Props['shop']>; employer: Props['employer'] }) {
  const { offers, key } = shop
  return (
    <Card as="section" className={styles.card}>
      <h2>Add to it</h2>
      <Form
        action={`/employer/plan/purchases?employer=${employer.id}`}
        name="buy"
        values={{ offer: offers[0]?.id }}
        key={key}
      >
        <input type="hidden" name="key" value={key} />
        <RadioGroup
          label="What to buy"
          name="offer"
          options={offers.map(({ id, label, cents }) => ({ value: id, label, help: money(cents) }))}
        />
        <CardChoice shop={shop} />
        <SubmitButton icon="lock">Buy</SubmitButton>
      </Form>
    </Card>
  )
}

const another = { value: '', label: 'Another card' }

function CardChoice({ shop: { provider, savedCards } }: { shop: NonNullable<Props['shop']> }) {
  const { errors } = useForm()
  const [card, setCard] = useState(savedCards[0]?.id ?? '')
  const cards = savedCards.map(({ id, brand, last4 }) => ({ value: id, label: `${brand} ending ${last4}` }))
  const canType = provider === 'demo'
  if (!canType && cards.length === 0)
    return (
      <Alert tone="warning">
        Pay with a saved card. <Link href="/donations/saved-cards">Your cards</Link>
      </Alert>
    )
  return (
    <>
      {canType && (
        <Alert tone="warning" title="Demonstration: no money moves">
          Use card 4242 4242 4242 4242 for success, 4000 0000 0000 0002 for a decline.
        </Alert>
      )}
      {cards.length > 0 && (
        <RadioGroup
          label="Card"
          name="selectedCard"
          defaultValue={card}
          onChange={setCard}
          error={card ? errors.card : undefined}
          options={canType ? [...cards, another] : cards}
        />
      )}
      {canType && !card && (
        <TextInput
          label="Card number"
          name="demoCard"
          inputMode="numeric"
          autoComplete="off"
          placeholder="4242 4242 4242 4242"
          error={errors.card}
        />
      )}
    </>
  )
}

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

const states = {
  pending: { label: 'Waiting for the bank', tone: 'warning' },
  succeeded: { label: 'Paid', tone: 'success' },
  failed: { label: 'Not charged', tone: 'danger' },
  refunded: { label: 'Refunded', tone: 'neutral' },
} as const

function Purchases({ purchases, employer }: Props) {
  if (purchases.length === 0) return null
  const columns: Column<Purchase>[] = [
    { key: 'at', header: 'Day', cell: ({ createdAt }) => <DateText date={createdAt} exact /> },
    { key: 'what', header: 'What', onPhone: 'title', cell: ({ label }) => label },
    { key: 'price', header: 'Price', align: 'end', cell: ({ cents }) => money(cents) },
    {
      key: 'state',
      header: 'State',
      cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge>,
    },
    {
      key: 'receipt',
      header: 'Receipt',
      cell: ({ id, receiptNumber }) =>
        receiptNumber ? (
          <a href={`/employer/plan/purchases/${id}/receipt.pdf?employer=${employer.id}`} download>
            {receiptNumber}
          </a>
        ) : (
          '–'
        ),
    },
  ]
  return (
    <Card as="section" className={styles.card}>
      <h2>Purchases</h2>
      <Table caption="Purchases" hideCaption columns={columns} rows={purchases} rowKey={({ id }) => id} />
    </Card>
  )
}
