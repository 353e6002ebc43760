import { addressOf } from '#schema/address.ts'
import { money } from '#schema/money.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { DateText } from '#ui/text.tsx'
import styles from './my-giving.module.css'
import { MyGivingQuery } from './schema.ts'
import type { Props } from './show.page.tsx'

type Gift = Props['gifts'][number]
const path = '/my-giving'

/** All gifts with their receipts, by year. */
export function Gifts({ gifts, years, year, ...page }: Omit<Props, 'tickets' | 'teams' | 'monthly'>) {
  const href = (change: object) => addressOf(path, MyGivingQuery, { ...page, year }, { ...change })
  return (
    <section className={styles.part}>
      <h2>Gifts and receipts</h2>
      {years.length > 1 && (
        <Tabs
          label="Year"
          tabs={[
            { href: href({ year: null }), label: 'All years', isCurrent: year === null },
            ...years.map((one) => ({
              ...{ href: href({ year: one.year }), label: String(one.year) },
              isCurrent: year === one.year,
            })),
          ]}
        />
      )}
      <Table
        caption="Gifts and receipts"
        hideCaption
        columns={columns}
        rows={gifts}
        rowKey={({ id }) => id}
      />
      {page.totalDocs > page.limit && (
        <Pagination
          page={page.page}
          total={page.totalDocs}
          perPage={page.limit}
          href={(to) => href({ page: to })}
          label="Pages of gifts"
        />
      )}
    </section>
  )
}

const columns: Column<Gift>[] = [
  {
    key: 'at',
    header: 'Date',
    onPhone: 'title',
    cell: ({ at, url }) => (
      <Link href={url}>
        <DateText date={at} exact />
      </Link>
    ),
  },
  { key: 'charged', header: 'Charged', align: 'end', cell: ({ totalCents }) => money(totalCents) },
  {
    key: 'to',
    header: 'For',
    cell: ({ fundraiser, team, frequency }) => (
      <>
        {team ?? fundraiser ?? 'The site'}
        {frequency === 'monthly' && ' (monthly)'}
      </>
    ),
  },
  { key: 'made', header: 'Made of', cell: madeOf },
  { key: 'state', header: 'Status', cell: (gift) => <State gift={gift} /> },
  {
    key: 'receipt',
    header: 'Receipt',
    align: 'end',
    cell: ({ url, receiptNumber }) =>
      receiptNumber && (
        <ButtonLink href={`${url}/receipt.pdf`} variant="secondary" size="small" icon="download" download>
          Receipt
        </ButtonLink>
      ),
  },
]

function madeOf({ amountCents, tipCents, feeCents, refundedCents }: Gift): string {
  const parts = [
    money(amountCents),
    tipCents && `${money(tipCents)} tip`,
    feeCents && `${money(feeCents)} costs`,
  ]
  const back = refundedCents > 0 ? ` − ${money(refundedCents)} refunded` : ''
  return parts.filter(Boolean).join(' + ') + back
}

const states = {
  pledged: { label: 'Pledged', tone: 'warning' },
  pending: { label: 'Checking', tone: 'warning' },
  failed: { label: 'Declined', tone: 'danger' },
  succeeded: { label: 'Succeeded', tone: 'success' },
} as const

function State({ gift: { state, refundedCents, totalCents } }: { gift: Gift }) {
  if (refundedCents > 0) return <Badge>{refundedCents === totalCents ? 'Refunded' : 'Part refunded'}</Badge>
  const { label, tone } = states[state as keyof typeof states]
  return <Badge tone={tone}>{label}</Badge>
}
