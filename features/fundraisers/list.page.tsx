import { addressOf } from '#schema/address.ts'
import { shortMoney } from '#schema/money.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { figure } from '#ui/figure.ts'
import { Link } from '#ui/link.tsx'
import { ListPage } from '#ui/list-page.tsx'
import type { ListColumn } from '#ui/list-rows.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fundraiserMessages } from './messages.ts'
import { FundraiserQuery, type FundraiserRow, statuses } from './schema.ts'

export type Props = FundraiserQuery & { fundraisers: FundraiserRow[]; totalDocs: number }

const path = '/admin/fundraisers'

/** The fundraisers of one's sites. */
export default function Fundraisers({ fundraisers, ...page }: Props) {
  return (
    <ListPage
      {...page}
      title="Fundraisers"
      noun="fundraisers"
      actions={
        <ButtonLink href={`${path}/new`} icon="plus">
          New fundraiser
        </ButtonLink>
      }
      path={path}
      href={(change) => addressOf(path, FundraiserQuery, page, change)}
      filters={<TextInput label="Name" name="q" icon="search" />}
      query={page}
      columns={columns}
      rows={fundraisers}
      rowKey={({ id }) => id}
      empty={{ title: fundraiserMessages.none, icon: 'heart' }}
    />
  )
}

const tones = { draft: 'neutral', live: 'success', closed: 'neutral' } as const

const columns: ListColumn<FundraiserRow>[] = [
  {
    key: 'name',
    header: 'Fundraiser',
    onPhone: 'title',
    cell: ({ id, name }) => <Link href={`${path}/${id}/edit`}>{name}</Link>,
  },
  { key: 'site', header: 'Site', cell: ({ site }) => site },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <Badge tone={tones[status]}>{statuses.find(({ value }) => value === status)?.label ?? status}</Badge>
    ),
  },
  {
    key: 'raised',
    header: 'Raised',
    align: 'end',
    cell: ({ raisedCents, goalCents }) => `${shortMoney(raisedCents)} of ${shortMoney(goalCents)}`,
  },
  { key: 'gifts', header: 'Gifts', align: 'end', cell: ({ gifts }) => figure(gifts) },
  { key: 'teams', header: 'Teams', align: 'end', cell: ({ teams }) => figure(teams) },
]
