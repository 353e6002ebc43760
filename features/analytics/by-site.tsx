import { addressOf } from '#schema/address.ts'
import { Card } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { type Column, Table } from '#ui/table.tsx'
import styles from './analytics.module.css'
import { shown } from './model/comparison.ts'
import { type Analytics, AnalyticsQuery, figureOf, type Kind, type SiteRow } from './schema.ts'

/** Of what fits; a site's own page and the CSV have all. */
const columns: [Kind, string][] = [
  ['signUps', 'Sign-ups'],
  ['activations', 'Activations'],
  ['searches', 'Searches'],
  ['searchesWithoutResults', 'Found nothing'],
  ['codesTranslated', 'Codes'],
  ['applications', 'Applications'],
  ['hires', 'Hires'],
  ['gifts', 'Gifts'],
]

export function BySite(analytics: Analytics) {
  const { bySite, subject, figure } = analytics
  if (bySite.length < 2) return null
  const shownColumns: [Kind, string][] = subject ? [[figure, figureOf(figure).label]] : columns
  return (
    <Card as="section" className={styles.panel}>
      <h2>By site</h2>
      <Table
        caption="All figures by site"
        hideCaption
        rows={bySite}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'site',
            header: 'Site',
            onPhone: 'title',
            cell: ({ id, name }) => (
              <Link href={addressOf('/analytics', AnalyticsQuery, analytics, { themes: id })}>{name}</Link>
            ),
          },
          ...shownColumns.map(
            ([kind, header]): Column<SiteRow> => ({
              key: kind,
              header,
              align: 'end',
              cell: ({ values }) => shown(kind)(values[kind] ?? 0),
            }),
          ),
        ]}
      />
    </Card>
  )
}
