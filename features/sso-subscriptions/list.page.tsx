import { addressOf } from '#schema/address.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import type { FilterChip } from '#ui/filter-chips.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { ListPage } from '#ui/list-page.tsx'
import type { ListColumn } from '#ui/list-rows.tsx'
import { Select } from '#ui/select.tsx'
import { DateText } from '#ui/text.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { type SubscriptionList, SubscriptionQuery, type SubscriptionRow } from './schema.ts'

export type Props = SubscriptionList

const path = '/admin/sso-subscriptions'
const states = [
  { value: 'live', label: 'Live' },
  { value: 'ended', label: 'Ended' },
  { value: 'unmatched', label: 'Not signed in yet' },
]

/** Subscriptions that partners sold. */
export default function Subscriptions({ ssoSubscriptions, ...query }: Props) {
  return (
    <ListPage
      {...query}
      title="SSO subscriptions"
      lead="Sold by partners. People activate theirs by signing in with the external ID, and can search candidates until it ends."
      actions={
        <Cluster>
          <ButtonLink href={`${path}/import`} variant="secondary" icon="upload">
            Import CSV
          </ButtonLink>
          <ButtonLink href={`${path}/new`} icon="plus">
            New subscription
          </ButtonLink>
        </Cluster>
      }
      noun="subscriptions"
      path={path}
      href={(change) => addressOf(path, SubscriptionQuery, query, change)}
      query={query}
      filters={
        <>
          <TextInput label="Name, ID, SKU or company" name="q" type="search" icon="search" />
          <Select label="State" name="state" options={states} empty="Any" />
        </>
      }
      chips={chipsOf(query)}
      columns={columns}
      rows={ssoSubscriptions}
      rowKey={({ id }) => id}
      empty={{
        title: 'No subscriptions',
        icon: 'wage',
        children: <p>Partners send them to /sso/subscriptions; you can add or import them, too.</p>,
      }}
    />
  )
}

const chipsOf = ({ q, state }: Omit<Props, 'ssoSubscriptions'>): FilterChip[] => [
  ...(q ? [{ label: `“${q}”`, clears: { q: '' } }] : []),
  ...states.filter(({ value }) => value === state).map(({ label }) => ({ label, clears: { state: '' } })),
]

const columns: ListColumn<SubscriptionRow>[] = [
  {
    key: 'name',
    header: 'Person',
    onPhone: 'title',
    sort: { descending: 'name' },
    cell: ({ id, firstName, lastName, externalId }) => (
      <>
        <Link href={`${path}/${id}`}>{`${firstName} ${lastName}`.trim() || externalId}</Link>
        <div>{externalId}</div>
      </>
    ),
  },
  {
    key: 'user',
    header: 'Account',
    cell: ({ user }) => (user ? <Link href={`/profile/${user.id}`}>{user.name}</Link> : 'Not signed in yet'),
  },
  { key: 'sku', header: 'SKU', cell: ({ sku }) => sku || '–' },
  {
    key: 'company',
    header: 'Company',
    cell: ({ employer, companyName }) =>
      employer ? (
        <Link href={`/admin/employers/${employer.id}/edit`}>{employer.name}</Link>
      ) : (
        companyName || '–'
      ),
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ isLive, subscriptionStart }) =>
      isLive ? (
        <Badge tone="success">Live</Badge>
      ) : (
        <Badge>{subscriptionStart > new Date().toISOString().slice(0, 10) ? 'Not begun' : 'Ended'}</Badge>
      ),
  },
  {
    key: 'start',
    header: 'From',
    wideOnly: true,
    sort: { ascending: 'start', descending: '-start', first: 'descending' },
    cell: ({ subscriptionStart }) => <DateText date={subscriptionStart} exact />,
  },
  {
    key: 'end',
    header: 'To',
    sort: { descending: 'end' },
    cell: ({ subscriptionEnd }) => (subscriptionEnd ? <DateText date={subscriptionEnd} exact /> : 'Goes on'),
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: ({ id, externalId }) => (
      <Confirm
        action={`${path}/${id}/delete`}
        of={`the subscription ${externalId}`}
        size="small"
        title="Delete this subscription?"
      >
        <p>The person loses what it gives. The partner may send it again.</p>
      </Confirm>
    ),
  },
]
