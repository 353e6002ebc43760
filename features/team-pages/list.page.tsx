import { addressOf } from '#schema/address.ts'
import { shortMoney } from '#schema/money.ts'
import { Badge } from '#ui/badge.tsx'
import { figure } from '#ui/figure.ts'
import { Link } from '#ui/link.tsx'
import { ListPage } from '#ui/list-page.tsx'
import type { ListColumn } from '#ui/list-rows.tsx'
import { Select } from '#ui/select.tsx'
import { DateText } from '#ui/text.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { teamMessages } from './messages.ts'
import { type StaffTeam, StaffTeamsQuery } from './schema.ts'

export type Props = StaffTeamsQuery & {
  teams: StaffTeam[]
  fundraisers: { value: string; label: string }[]
  totalDocs: number
}

const path = '/admin/team-pages'
const statuses = [
  { value: 'active', label: 'Active' },
  { value: 'archived', label: 'Archived' },
]

/** The team pages of one's sites. */
export default function TeamPages({ teams, fundraisers, ...page }: Props) {
  const fundraiser = fundraisers.find(({ value }) => value === page.fundraiser)
  const status = statuses.find(({ value }) => value === page.status)
  const chips = [
    fundraiser && { label: fundraiser.label, clears: { fundraiser: '' } },
    status && { label: status.label, clears: { status: '' } },
  ]
  return (
    <ListPage
      {...page}
      title="Team pages"
      noun="team pages"
      path={path}
      href={(change) => addressOf(path, StaffTeamsQuery, page, change)}
      csv={addressOf(`${path}.csv`, StaffTeamsQuery, page, { page: 1 })}
      filters={
        <>
          <TextInput label="Team" name="q" icon="search" />
          <Select label="Fundraiser" name="fundraiser" options={fundraisers} empty="All" />
          <Select label="Status" name="status" options={statuses} empty="All" />
        </>
      }
      query={page}
      chips={chips.filter((chip) => chip !== undefined)}
      columns={columns}
      rows={teams}
      rowKey={({ id }) => id}
      empty={{ title: teamMessages.none, icon: 'people' }}
    />
  )
}

const columns: ListColumn<StaffTeam>[] = [
  {
    key: 'name',
    header: 'Team',
    onPhone: 'title',
    cell: ({ slug, name }) => <Link href={`/teams/${slug}`}>{name}</Link>,
  },
  { key: 'fundraiser', header: 'Fundraiser', cell: ({ fundraiser }) => fundraiser },
  {
    key: 'owner',
    header: 'Owner',
    cell: ({ owner, ownerJobTitle }) => [owner, ownerJobTitle].filter(Boolean).join(', '),
  },
  {
    key: 'organization',
    header: 'Organization',
    wideOnly: true,
    cell: ({ organization }) => organization?.organizationName || organization?.school || '',
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <Badge tone={status === 'active' ? 'success' : 'neutral'}>
        {status === 'active' ? 'Active' : 'Past event'}
      </Badge>
    ),
  },
  {
    key: 'raised',
    header: 'Raised',
    align: 'end',
    cell: ({ amountRaisedCents, goalCents, percentage }) =>
      goalCents ? `${shortMoney(amountRaisedCents)} (${percentage}%)` : shortMoney(amountRaisedCents),
  },
  { key: 'gifts', header: 'Gifts', align: 'end', cell: ({ donationCount }) => figure(donationCount) },
  {
    key: 'comments',
    header: 'Comments',
    align: 'end',
    wideOnly: true,
    cell: ({ comments }) => figure(comments),
  },
  {
    key: 'created',
    header: 'Created',
    wideOnly: true,
    cell: ({ createdAt }) => <DateText date={createdAt} />,
  },
]
