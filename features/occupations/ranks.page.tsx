import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Select } from '#ui/select.tsx'
import { type Column, Table } from '#ui/table.tsx'
import styles from './rank.module.css'
import type { RankList } from './schema.ts'

export type Props = RankList

/** The ranks of a branch, each with a link to its form. */
export default function Ranks({ ranks, corp, branches }: Props) {
  return (
    <Page narrow title="Ranks" lead="As shown on profiles and dashboards.">
      <form method="get" action="/admin/ranks" data-visit key={corp} className={styles.branch}>
        <Select label="Branch" name="c" options={branches} defaultValue={corp} />
        <Button type="submit" variant="secondary">
          Show
        </Button>
      </form>
      <Table caption="Ranks" hideCaption columns={columns} rows={ranks} rowKey={({ id }) => id} />
    </Page>
  )
}

type Row = Props['ranks'][number]

const columns: Column<Row>[] = [
  {
    key: 'title',
    header: 'Rank',
    onPhone: 'title',
    cell: ({ id, title, isEdited }) => (
      <Cluster>
        <Link href={`/admin/ranks/${id}/edit`}>{title}</Link>
        {isEdited && <Badge>Edited here</Badge>}
      </Cluster>
    ),
  },
  { key: 'abbreviation', header: 'Abbreviation', cell: ({ abbreviation }) => abbreviation },
  { key: 'grade', header: 'Pay grade', cell: ({ grade }) => grade },
]
