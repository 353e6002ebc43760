import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Cluster, Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import { Table } from '#ui/table.tsx'
import { columns } from './columns.tsx'
import { Filters } from './filters.tsx'
import styles from './list.module.css'
import { addressOf } from './query.ts'
import type { AuditPage } from './schema.ts'

export type Props = AuditPage

/** Who did what to whom. */
export default function AuditTrail(page: Props) {
  return (
    <Container>
      <Head title="Audit trail" />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader
            title="Audit trail"
            lead="What was done, by whom and to whom. Nobody can change or remove an entry."
            actions={
              <ButtonLink href={addressOf('/admin/audit.csv', page)} variant="secondary" download>
                Download as CSV
              </ButtonLink>
            }
          />
          <Filters key={addressOf('', page)} {...page} />
          <Table
            caption="Entries, newest first"
            columns={columns}
            rows={page.entries}
            rowKey={(entry) => entry.id}
            empty={<EmptyState title="No results." icon="clock" />}
          />
          <Turn page={page} />
        </Stack>
      </div>
    </Container>
  )
}

function Turn({ page }: { page: Props }) {
  const { newer, older } = page
  if (!newer && !older) return null
  return (
    <nav aria-label="Pages of entries">
      <Cluster>
        {newer && (
          <ButtonLink
            href={addressOf('/admin/audit', page, { after: newer })}
            variant="secondary"
            icon="chevron-left"
            rel="prev"
          >
            Newer
          </ButtonLink>
        )}
        {older && (
          <ButtonLink
            href={addressOf('/admin/audit', page, { before: older })}
            variant="secondary"
            iconAfter="chevron-right"
            rel="next"
          >
            Older
          </ButtonLink>
        )}
      </Cluster>
    </nav>
  )
}
