import { addressOf } from '#schema/address.ts'
import { Badge } from '#ui/badge.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { ListPage } from '#ui/list-page.tsx'
import type { ListColumn } from '#ui/list-rows.tsx'
import { DateText } from '#ui/text.tsx'
import styles from './newsletter.module.css'
import { type Subscriber, type SubscriberList, SubscriberQuery, type SubscriberState } from './schema.ts'

export type Props = SubscriberList

const path = '/admin/newsletter'

/** Newsletter subscribers, for those who write it. */
export default function Subscribers({ subscribers, ...page }: Props) {
  return (
    <ListPage
      {...page}
      title="Newsletter"
      lead="Subscribed means the person confirmed the address from the email we sent."
      noun="addresses"
      path={path}
      href={(change) => addressOf(path, SubscriberQuery, page, change)}
      columns={columns}
      rows={subscribers}
      rowKey={({ id }) => id}
      csv={`${path}.csv`}
      empty={{
        title: 'No subscribers yet.',
        icon: 'mail',
        children: <p>Addresses appear here once people sign up for the newsletter on your site.</p>,
      }}
    />
  )
}

const columns: ListColumn<Subscriber>[] = [
  {
    key: 'email',
    header: 'Address',
    onPhone: 'title',
    cell: ({ email }) => <span className={styles.email}>{email}</span>,
  },
  { key: 'site', header: 'Site', cell: ({ site }) => site },
  { key: 'state', header: 'State', cell: ({ state }) => <State state={state} /> },
  { key: 'since', header: 'Since', cell: ({ createdAt }) => <DateText date={createdAt} exact /> },
  { key: 'actions', header: 'Actions', align: 'end', cell: (row) => <Remove {...row} /> },
]

const states = {
  waiting: { tone: 'warning', label: 'Not confirmed' },
  subscribed: { tone: 'success', label: 'Subscribed' },
  ended: { tone: 'neutral', label: 'Ended' },
} as const

function State({ state }: { state: SubscriberState }) {
  const { tone, label } = states[state]
  return <Badge tone={tone}>{label}</Badge>
}

function Remove({ id, email }: Subscriber) {
  return (
    <Confirm
      action={`${path}/${id}/delete`}
      label="Remove"
      of={email}
      size="small"
      title={`Remove ${email}?`}
      verb="Remove"
    >
      <p>The address is deleted from the list. The person can subscribe again.</p>
    </Confirm>
  )
}
