import { money } from '#schema/money.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { figure } from '#ui/figure.ts'
import { Link } from '#ui/link.tsx'
import { TimeText } from '#ui/local-time.tsx'
import { Page } from '#ui/page.tsx'
import { Table } from '#ui/table.tsx'

import type { GiftBooks } from './reconciliation/compare.ts'

type Difference = { payment: string; what: string }
export type Props = {
  provider: string | null
  compared: number
  theirCents: number
  ourCents: number
  differences: Difference[]
  /** gifts alone; other payments have no ledger */
  gifts: GiftBooks
  checkedAt: string
}

/** Our books beside the provider's: the charges of the last 30 days, up to an hour ago. */
export default function Reconciliation({
  provider,
  compared,
  theirCents,
  ourCents,
  differences,
  gifts,
  checkedAt,
}: Props) {
  return (
    <Page
      title="Reconciliation"
      lead="Charges of the last 30 days, up to an hour ago, in our books and in the payment provider’s."
      above={<Link href="/admin/gifts">Gifts</Link>}
      actions={
        <ButtonLink href="/admin/gifts/reconciliation.csv" variant="secondary" icon="download" download>
          CSV
        </ButtonLink>
      }
    >
      {provider === null ? (
        <Alert>No payment provider is configured.</Alert>
      ) : differences.length === 0 ? (
        <Alert tone="success" title="Ledger and provider agree.">
          {figure(compared)} charges on both sides, {money(theirCents)} less refunds. The difference is{' '}
          {money(theirCents - ourCents)}.
        </Alert>
      ) : (
        <>
          <Alert tone="warning" title={`Difference of ${money(Math.abs(theirCents - ourCents))}`}>
            {figure(differences.length)} of {figure(compared)} charges differ. What has no answer yet is asked
            about each minute.
          </Alert>
          <Table
            caption="Differences"
            rows={differences}
            rowKey={({ payment, what }) => `${payment} ${what}`}
            columns={[
              { key: 'payment', header: 'Payment', cell: ({ payment }) => payment },
              { key: 'what', header: 'Difference', cell: ({ what }) => what },
            ]}
          />
        </>
      )}
      {provider !== null && <Ledger {...gifts} />}
      <p>
        Checked <TimeText date={checkedAt} />. The same is compared each night; differences are logged.
      </p>
    </Page>
  )
}

/** Gifts by card: how the ledger adds up to what was paid. */
function Ledger({ gift, tip, fee, gross, refund, disputed, net, paid }: GiftBooks) {
  const rows = [
    { label: 'Gifts', cents: gift },
    { label: 'Tips', cents: tip },
    { label: 'Card costs covered', cents: fee },
    { label: 'Gross', cents: gross },
    { label: 'Refunds', cents: -refund },
    { label: 'Disputed with banks', cents: -disputed },
    { label: 'Net, in the ledger', cents: net },
    { label: 'Net, in the payments', cents: paid },
  ]
  return (
    <Table
      caption="Ledger of gifts"
      rows={rows}
      rowKey={({ label }) => label}
      columns={[
        { key: 'label', header: 'Part', onPhone: 'title', cell: ({ label }) => label },
        { key: 'cents', header: 'Sum', align: 'end', cell: ({ cents }) => money(cents) },
      ]}
    />
  )
}
