import { addressOf } from '#schema/address.ts'
import { money, shortMoney } from '#schema/money.ts'
import { donationMessages } from '#spec/messages.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { figure } from '#ui/figure.ts'
import { Cluster } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { ListPage } from '#ui/list-page.tsx'
import type { ListColumn } from '#ui/list-rows.tsx'
import { Select } from '#ui/select.tsx'
import { DateText } from '#ui/text.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './gifts.module.css'
import { Charts } from './staff/charts.tsx'
import { RowMenu } from './staff/row-menu.tsx'
import {
  channels,
  type GiftCharts,
  type GiftRow,
  GiftsQuery,
  type GiftTotals,
  states,
} from './staff/schema.ts'

export type Props = GiftsQuery & {
  gifts: GiftRow[]
  totals: GiftTotals
  charts: GiftCharts
  fundraisers: { value: string; label: string }[]
  totalDocs: number
}

const path = '/admin/gifts'

/** The gifts of one's sites. */
export default function Gifts({ gifts, totals, charts, fundraisers, ...page }: Props) {
  const state = states.find(({ value }) => value === page.state)
  const channel = channels.find(({ value }) => value === page.channel)
  const fundraiser = fundraisers.find(({ value }) => value === page.fundraiser)
  const chips = [
    state && { label: state.label, clears: { state: '' } },
    channel && { label: channel.label, clears: { channel: '' } },
    fundraiser && { label: fundraiser.label, clears: { fundraiser: '' } },
  ]
  return (
    <ListPage
      {...page}
      title="Gifts"
      noun="gifts"
      path={path}
      href={(change) => addressOf(path, GiftsQuery, page, change)}
      csv={addressOf(`${path}.csv`, GiftsQuery, page, { page: 1 })}
      actions={
        <Cluster>
          <ButtonLink href={`${path}/matching`} variant="quiet">
            Matching funds
          </ButtonLink>
          <ButtonLink href={`${path}/settings`} variant="quiet">
            Receipts
          </ButtonLink>
          <ButtonLink href={`${path}/new`} icon="plus">
            Record an offline gift
          </ButtonLink>
        </Cluster>
      }
      notice={
        <>
          <Totals {...totals} />
          {totals.gifts > 0 && <Charts {...charts} />}
        </>
      }
      filters={
        <>
          <TextInput label="Name, email or receipt" name="q" icon="search" />
          <Select label="Fundraiser" name="fundraiser" options={fundraisers} empty="All" />
          <Select label="State" name="state" options={states} empty="All" />
          <Select label="Kind" name="channel" options={channels} empty="All" />
        </>
      }
      query={page}
      chips={chips.filter((chip) => chip !== undefined)}
      columns={columns}
      rows={gifts}
      rowKey={({ id }) => id}
      empty={{ title: donationMessages.none, icon: 'heart' }}
    />
  )
}

function Totals({ gifts, raisedCents, tip, fee, gross, refund, disputed, net }: GiftTotals) {
  const figures = [
    ['Raised', shortMoney(raisedCents)],
    ['Gifts', figure(gifts)],
    ['Tips', shortMoney(tip)],
    ['Card costs covered', shortMoney(fee)],
    ['Gross', shortMoney(gross)],
    ['Refunds', shortMoney(refund)],
    ...(disputed ? [['Disputed', shortMoney(disputed)] as const] : []),
    ['Net', shortMoney(net)],
  ] as const
  return (
    <dl className={styles.totals}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const columns: ListColumn<GiftRow>[] = [
  {
    key: 'name',
    header: 'Donor',
    onPhone: 'title',
    cell: ({ id, name, isAnonymous }) => (
      <>
        <Link href={`${path}/${id}`}>{name}</Link> {isAnonymous && <Badge>Anonymous</Badge>}
      </>
    ),
  },
  { key: 'to', header: 'To', cell: ({ to }) => to },
  { key: 'at', header: 'Date', cell: ({ createdAt }) => <DateText date={createdAt} /> },
  { key: 'state', header: 'State', cell: (row) => <GiftBadge {...row} /> },
  { key: 'gift', header: 'Gift', align: 'end', cell: ({ amountCents }) => money(amountCents) },
  { key: 'receipt', header: 'Receipt', wideOnly: true, cell: ({ receiptNumber }) => receiptNumber ?? '' },
  { key: 'actions', header: 'Actions', onPhone: 'corner', cell: (gift) => <RowMenu gift={gift} /> },
]

const tones = { succeeded: 'success', pledged: 'warning', pending: 'warning', failed: 'danger' } as const

const disputes = { open: 'Disputed', won: 'Dispute won', lost: 'Dispute lost' } as const

function GiftBadge({ state, refundedCents, dispute }: Pick<GiftRow, 'state' | 'refundedCents' | 'dispute'>) {
  if (dispute)
    return (
      <Badge tone={dispute === 'won' ? 'success' : 'warning'}>
        {disputes[dispute as keyof typeof disputes]}
      </Badge>
    )
  if (refundedCents > 0) return <Badge>{`Refunded ${money(refundedCents)}`}</Badge>
  return (
    <Badge tone={tones[state as keyof typeof tones]}>
      {states.find(({ value }) => value === state)?.label ?? state}
    </Badge>
  )
}
