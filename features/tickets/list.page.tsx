import { addressOf } from '#schema/address.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { ListPage } from '#ui/list-page.tsx'
import type { ListColumn } from '#ui/list-rows.tsx'
import { TimeText } from '#ui/local-time.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { ticketMessages } from './messages.ts'
import { codeShown } from './model/code.ts'
import { type Counts, participation, type TicketListRow, TicketsQuery } from './schema.ts'

export type Props = TicketsQuery & {
  fundraiser: { id: string; name: string; when: string | null; place: string }
  tickets: TicketListRow[]
  counts: Counts
  totalDocs: number
}

/** The tickets of a fundraiser: who took part, and who is missing (document 1, section 4). */
export default function Tickets({ fundraiser, tickets, counts, ...page }: Props) {
  const path = `/admin/fundraisers/${fundraiser.id}/tickets`
  const href = (change?: Record<string, unknown>) => addressOf(path, TicketsQuery, page, change)
  const countOf = { participated: counts.participated, missing: counts.all - counts.participated }
  return (
    <ListPage
      {...page}
      title={`Tickets: ${fundraiser.name}`}
      lead={[fundraiser.when, fundraiser.place].filter(Boolean).join(' · ')}
      noun="tickets"
      path={path}
      href={href}
      csv={addressOf(`${path}.csv`, TicketsQuery, page, { page: 1 })}
      actions={
        <ButtonLink href={`/admin/fundraisers/${fundraiser.id}/check-in`} icon="ticket">
          Check-in
        </ButtonLink>
      }
      notice={
        <Tabs
          label="Participation"
          tabs={[
            { href: href({ status: '' }), label: 'All', count: counts.all, isCurrent: page.status === '' },
            ...participation.map(({ value, label }) => ({
              ...{ href: href({ status: value }), label, count: countOf[value] },
              isCurrent: page.status === value,
            })),
          ]}
        />
      }
      filters={<TextInput label="Name, email or ticket number" name="q" icon="search" />}
      query={page}
      columns={columnsFor(fundraiser.id)}
      rows={tickets}
      rowKey={({ id }) => id}
      empty={{ title: ticketMessages.none, icon: 'ticket' }}
    />
  )
}

const columnsFor = (fundraiser: string): ListColumn<TicketListRow>[] => [
  {
    key: 'name',
    header: 'Issued to',
    onPhone: 'title',
    cell: ({ issuedTo }) => (
      <>
        <strong>
          <bdi>{issuedTo.name}</bdi>
        </strong>
        <br />
        {issuedTo.email}
      </>
    ),
  },
  { key: 'code', header: 'Ticket', cell: ({ code }) => codeShown(code) },
  { key: 'team', header: 'Team', cell: ({ team }) => team ?? '' },
  {
    key: 'state',
    header: 'Participation',
    cell: ({ participated, participatedAt, checkedInBy }) =>
      participated ? (
        <>
          <Badge tone="success">Participated</Badge> <TimeText date={participatedAt!} />
          {`, ${checkedInBy}`}
        </>
      ) : (
        <Badge>Missing</Badge>
      ),
  },
  { key: 'file', header: 'File', cell: ({ fileUrl }) => <Link href={fileUrl}>PDF</Link> },
  {
    key: 'do',
    header: 'Check-in',
    align: 'end',
    cell: (row) => <CheckInButton fundraiser={fundraiser} row={row} />,
  },
]

function CheckInButton({ fundraiser, row }: { fundraiser: string; row: TicketListRow }) {
  const path = `/admin/fundraisers/${fundraiser}`
  return (
    <Cluster>
      <Form
        action={row.participated ? `${path}/tickets/${row.id}/undo` : `${path}/check-in`}
        name={`ticket-${row.id.slice(-12)}`}
      >
        {!row.participated && <input type="hidden" name="ticket" value={row.id} />}
        <SubmitButton variant={row.participated ? 'quiet' : 'secondary'} size="small">
          {row.participated ? 'Undo' : 'Check in'}
        </SubmitButton>
      </Form>
    </Cluster>
  )
}
