import { addressOf } from '#schema/address.ts'
import { Card } from '#ui/card.tsx'
import { LineChart } from '#ui/chart/line-chart.tsx'
import { Link } from '#ui/link.tsx'
import styles from './analytics.module.css'
import { changeInWords, changeOf, isComparable, rangeOf, shown } from './model/comparison.ts'
import { type Analytics, AnalyticsQuery, figureOf } from './schema.ts'

/** The chosen figure over time, with the period before. */
export function FigureChart(analytics: Analytics) {
  const { figure, days, labels, by, subjectLabel } = analytics
  const total = analytics.totals.find(({ kind }) => kind === figure)
  if (!total) return null
  const { label } = figureOf(figure)
  const words = shown(figure)
  const change = changeOf(total.now, total.before)
  const name = subjectLabel ? `${label}: ${subjectLabel}` : label
  const summary = `${name}, by ${by}, ${rangeOf(days.from, days.to)}: ${words(total.now)}, against ${words(total.before)} in the period before.`
  return (
    <Card as="section" className={styles.panel}>
      <div className={styles.head}>
        <h2>{name}</h2>
        <Crumbs {...analytics} />
      </div>
      <p className={styles.quiet}>
        {words(total.now)}
        {change === null ? '.' : `, ${changeInWords(change)}.`} {shareOf(analytics)} Today is not over.
      </p>
      <LineChart
        summary={summary}
        labels={labels}
        head={by === 'day' ? 'Day' : by === 'week' ? 'Week from' : 'Month'}
        now={{ name: rangeOf(days.from, days.to), values: total.steps }}
        {...(isComparable(analytics) && {
          before: { name: rangeOf(days.beforeFrom, days.beforeTo), values: total.stepsBefore },
        })}
        format={words}
      />
    </Card>
  )
}

function Crumbs(analytics: Analytics) {
  const { themes, sites, subject, figure } = analytics
  const site = sites.find(({ value }) => value === themes)
  if (!site && !subject) return null
  const to = (change: Partial<AnalyticsQuery>) => addressOf('/analytics', AnalyticsQuery, analytics, change)
  return (
    <nav aria-label="Where you are" className={styles.crumbs}>
      {site && sites.length > 1 && <Link href={to({ themes: '' })}>All sites</Link>}
      {site && <span>{site.label}</span>}
      {subject && <Link href={to({ subject: '' })}>{figureOf(figure).label}</Link>}
    </nav>
  )
}

/** Of what was searched: how much was not found. */
function shareOf({ figure, totals }: Analytics): string {
  const of = (kind: string) => totals.find((total) => total.kind === kind)?.now ?? 0
  if (figure !== 'searchesWithoutResults' || !of('searches')) return ''
  const share = (of('searchesWithoutResults') / of('searches')) * 100
  return `That is ${share.toFixed(1)}% of all searches.`
}
