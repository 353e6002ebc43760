import { money } from '#schema/money.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText } from '#ui/text.tsx'
import styles from './plan.module.css'
import type { PlanPage, Purchase } from './schema.ts'

const states = {
  pending: { label: 'Waiting for the bank', tone: 'warning' },
  succeeded: { label: 'Paid', tone: 'success' },
  failed: { label: 'Not charged', tone: 'danger' },
  refunded: { label: 'Refunded', tone: 'neutral' },
} as const

/** What the employer has bought, with its receipts. */
export function Purchases({ purchases, employer }: Pick<PlanPage, 'purchases' | 'employer'>) {
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
