import { money } from '#schema/money.ts'
import styles from './gift-lines.module.css'

type Parts = { amountCents: number; tipCents: number; feeCents: number; totalCents: number }

/** The lines of a receipt. */
export function GiftLines({
  gift,
  to,
  siteName,
  charged = 'Charged',
}: {
  gift: Parts
  to: string
  siteName: string
  charged?: string
}) {
  return (
    <dl className={styles.lines}>
      <Line label={`Gift to ${to}`} cents={gift.amountCents} />
      {gift.tipCents > 0 && <Line label={`Tip to ${siteName}`} cents={gift.tipCents} />}
      {gift.feeCents > 0 && <Line label="Card costs" cents={gift.feeCents} />}
      <div className={styles.total}>
        <dt>{charged}</dt>
        <dd>{money(gift.totalCents)}</dd>
      </div>
    </dl>
  )
}

function Line({ label, cents }: { label: string; cents: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{money(cents)}</dd>
    </div>
  )
}
