import { addressOf } from '#schema/address.ts'
import { Card } from '#ui/card.tsx'
import { ValueBar } from '#ui/chart/value-bars.tsx'
import { Link } from '#ui/link.tsx'
import { Table } from '#ui/table.tsx'
import styles from './analytics.module.css'
import { changeOf, isComparable, isGood, shown } from './model/comparison.ts'
import { type Analytics, AnalyticsQuery, figureOf, type SubjectRow } from './schema.ts'

/** What a figure is made of, most often first. Each line leads one step deeper, and to the thing itself. */
export function Subjects({
  subjects,
  ...analytics
}: Omit<Analytics, 'subjects'> & { subjects: SubjectRow[] }) {
  const { figure } = analytics
  const { label, of = label, isMoney } = figureOf(figure)
  const most = Math.max(0, ...subjects.map(({ now }) => now))
  return (
    <Card as="section" className={styles.panel}>
      <div className={styles.head}>
        <h2>{of}</h2>
        {subjects.length > 0 && (
          <Link href={addressOf('/analytics/list.csv', AnalyticsQuery, analytics)} download>
            Export list
          </Link>
        )}
      </div>
      <Table
        caption={of}
        hideCaption
        rows={subjects}
        rowKey={({ subject }) => subject}
        empty={
          <p className={styles.quiet}>Nothing in this period. Searches are listed from three of them on.</p>
        }
        columns={[
          {
            key: 'subject',
            header: 'What',
            onPhone: 'title',
            cell: ({ subject, label: name, note }) => (
              <>
                <Link href={addressOf('/analytics', AnalyticsQuery, analytics, { subject })}>{name}</Link>
                {note && <div className={styles.quiet}>{note}</div>}
              </>
            ),
          },
          {
            key: 'now',
            header: isMoney ? 'Given' : 'Times',
            cell: ({ now }) => <ValueBar value={now} most={most} text={shown(figure)(now)} />,
          },
          ...(isComparable({ totals: analytics.totals })
            ? [
                {
                  key: 'change',
                  header: 'Change',
                  align: 'end' as const,
                  cell: (row: SubjectRow) => <Percent kind={figure} {...row} />,
                },
              ]
            : []),
          {
            key: 'open',
            header: 'Open',
            cell: ({ href, label: name }) =>
              href && (
                <Link href={href} aria-label={`Open ${name}`}>
                  Open
                </Link>
              ),
          },
        ]}
      />
    </Card>
  )
}

function Percent({ kind, now, before }: SubjectRow & { kind: Analytics['figure'] }) {
  const change = changeOf(now, before)
  if (change === null) return <span className={styles.quiet}>new</span>
  const sign = change > 0 ? '+' : change < 0 ? '−' : ''
  return (
    <span className={change === 0 ? undefined : isGood(kind, change) ? styles.good : styles.bad}>
      {sign}
      {Math.abs(change)}%
    </span>
  )
}
