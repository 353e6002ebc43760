import { addressOf } from '#schema/address.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { type FilterChip, FilterChips } from '#ui/filter-chips.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Page } from '#ui/page.tsx'
import { Table } from '#ui/table.tsx'
import { columns } from './columns.tsx'
import { Filters } from './filters.tsx'
import { AuditFilter, type AuditPage, AuditQuery } from './schema.ts'

export type Props = AuditPage

const path = '/admin/audit'

/** Who did what to whom. */
export default function AuditTrail(page: Props) {
  const { entries } = page
  const href = (change?: Partial<AuditQuery>) => addressOf(path, AuditQuery, page, change)
  const chips = chipsOf(page)
  return (
    <Page
      title="Audit trail"
      lead="Who did what to whom. Entries cannot be changed or removed."
      actions={
        <ButtonLink
          href={addressOf(`${path}.csv`, AuditFilter, page)}
          variant="secondary"
          icon="download"
          download
        >
          Download CSV
        </ButtonLink>
      }
    >
      <Filters key={href()} {...page} />
      {chips.length > 0 && <FilterChips chips={chips} href={href} path={path} />}
      <Table
        caption="Entries, newest first"
        hideCaption
        columns={columns}
        rows={entries}
        rowKey={(entry) => entry.id}
        empty={<Nothing isNarrowed={chips.length > 0} />}
      />
      <OlderAndNewer page={page} href={href} />
    </Page>
  )
}

function chipsOf({ action, actions, person, subject, about, from, to }: Props): FilterChip[] {
  const label = actions.find(({ value }) => value === action)?.label ?? action
  return [
    ...(action ? [{ label, clears: { action: '' } }] : []),
    ...(person ? [{ label: `Done by ${about.person ?? `“${person}”`}`, clears: { person: '' } }] : []),
    ...(subject ? [{ label: `Done to ${about.subject ?? `“${subject}”`}`, clears: { subject: '' } }] : []),
    ...(from ? [{ label: `From ${from}`, clears: { from: '' } }] : []),
    ...(to ? [{ label: `To ${to}`, clears: { to: '' } }] : []),
  ]
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  if (!isNarrowed) return <EmptyState title="No entries yet." icon="clock" />
  return (
    <EmptyState
      title="No results."
      icon="clock"
      actions={
        <ButtonLink href={path} variant="secondary">
          Show all entries
        </ButtonLink>
      }
    />
  )
}

type Keyset = { page: Props; href: (change: Partial<AuditQuery>) => string }

function OlderAndNewer({ page: { newer, older }, href }: Keyset) {
  if (!newer && !older) return null
  return (
    <nav aria-label="Pages of entries">
      <Cluster>
        {newer && (
          <ButtonLink href={href({ after: newer })} variant="secondary" icon="chevron-left" rel="prev">
            Newer
          </ButtonLink>
        )}
        {older && (
          <ButtonLink href={href({ before: older })} variant="secondary" iconAfter="chevron-right" rel="next">
            Older
          </ButtonLink>
        )}
      </Cluster>
    </nav>
  )
}
