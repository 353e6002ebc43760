import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Cluster, Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Head } from '#ui/nav.ts'
import { Select } from '#ui/select.tsx'
import { type Column, Table } from '#ui/table.tsx'
import styles from './rank.module.css'
import type { RankList } from './schema.ts'

export type Props = RankList

/** The ranks of a branch, each with the way to its form. */
export default function Ranks({ ranks, corp, branches }: Props) {
  return (
    <Container narrow>
      <Head title="Ranks" />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader title="Ranks" lead="As profiles and dashboards show them." />
          <form method="get" action="/admin/ranks" data-visit key={corp} className={styles.branch}>
            <Select label="Branch" name="c" options={branches} defaultValue={corp} />
            <Button type="submit" variant="secondary">
              Show
            </Button>
          </form>
          <Table caption="Ranks" hideCaption columns={columns} rows={ranks} rowKey={({ id }) => id} />
        </Stack>
      </div>
    </Container>
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
        {isEdited && <Badge>Changed here</Badge>}
      </Cluster>
    ),
  },
  { key: 'abbreviation', header: 'Abbreviation', cell: ({ abbreviation }) => abbreviation },
  { key: 'grade', header: 'Pay grade', cell: ({ grade }) => grade },
]
