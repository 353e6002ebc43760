import { ButtonLink } from '#ui/button.tsx'
import { ChipLink } from '#ui/chip.tsx'
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
              <ButtonLink
                href={addressOf('/admin/audit.csv', page)}
                variant="secondary"
                icon="download"
                download
              >
                Download as CSV
              </ButtonLink>
            }
          />
          <Filters key={addressOf('', page)} {...page} />
          <Chosen page={page} />
          <Table
            caption="Entries, newest first"
            hideCaption
            columns={columns}
            rows={page.entries}
            rowKey={(entry) => entry.id}
            empty={<Nothing isNarrowed={addressOf('', page) !== ''} />}
          />
          <Turn page={page} />
        </Stack>
      </div>
    </Container>
  )
}

/** Whose entries these are, with a way back to everybody's. */
function Chosen({ page }: { page: Props }) {
  const { person, subject } = page.about
  if (!person && !subject) return null
  return (
    <Cluster>
      {person && (
        <ChipLink href={addressOf('/admin/audit', { ...page, person: '' })}>{`Done by ${person}`}</ChipLink>
      )}
      {subject && (
        <ChipLink href={addressOf('/admin/audit', { ...page, subject: '' })}>{`Done to ${subject}`}</ChipLink>
      )}
    </Cluster>
  )
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  if (!isNarrowed) return <EmptyState title="Nothing has happened yet." icon="clock" />
  return (
    <EmptyState
      title="No results."
      icon="clock"
      actions={
        <ButtonLink href="/admin/audit" variant="secondary">
          Show everything
        </ButtonLink>
      }
    />
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
