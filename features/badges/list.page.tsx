import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { figure } from '#ui/figure.ts'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { BadgeActions } from './badge-actions.tsx'
import { NewBadge } from './badge-form.tsx'
import styles from './list.module.css'
import type { BadgeList, BadgeRow } from './schema.ts'

export type Props = BadgeList

/** The badges that one may give. */
export default function Badges({ badges, sites }: Props) {
  return (
    <Page title="Badges" lead="Badges appear next to a name. Give them from the person’s card.">
      <Card as="section" className={styles.card}>
        <h2 className={styles.title}>New badge</h2>
        <NewBadge key={badges.length} sites={sites} />
      </Card>
      <Table
        caption="Badges"
        hideCaption
        columns={columns}
        rows={badges}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title="No badges yet." icon="star">
            <p>Add the first above, then give it from a person’s card.</p>
          </EmptyState>
        }
      />
    </Page>
  )
}

const columns: Column<BadgeRow>[] = [
  {
    key: 'name',
    header: 'Badge',
    onPhone: 'title',
    cell: ({ name, icon }) => (
      <Badge tone="brand" icon={icon}>
        {name}
      </Badge>
    ),
  },
  { key: 'site', header: 'Site', cell: ({ site }) => site?.name ?? 'All sites' },
  {
    key: 'holders',
    header: 'People',
    cell: ({ id, name, holders }) =>
      holders === 0 ? (
        0
      ) : (
        <Link href={`/users/search?badge=${id}`} aria-label={`${holders} with ${name}`}>
          {figure(holders)}
        </Link>
      ),
  },
  { key: 'actions', header: 'Actions', align: 'end', cell: (badge) => <BadgeActions badge={badge} /> },
]
