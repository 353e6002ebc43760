import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Form } from '#ui/form.tsx'
import { Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import { Pagination } from '#ui/pagination.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText } from '#ui/text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './newsletter.module.css'
import type { Subscriber, SubscriberList, SubscriberState } from './schema.ts'

export type Props = SubscriberList

/** Who gets the newsletter, for those who write it. */
export default function Subscribers({ subscribers, totalDocs, page, limit }: Props) {
  return (
    <Container>
      <Head title="Newsletter" />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader
            title="Newsletter"
            lead="Whoever is subscribed has opened the mail that we sent to the address."
            actions={
              <ButtonLink href="/admin/newsletter.csv" variant="secondary" icon="download" download>
                CSV
              </ButtonLink>
            }
          />
          <Table
            caption="Addresses"
            columns={columns}
            rows={subscribers}
            rowKey={({ id }) => id}
            empty={<EmptyState title="Nobody yet." icon="mail" />}
          />
          <Pagination
            page={page}
            total={totalDocs}
            perPage={limit}
            href={(to) => (to > 1 ? `/admin/newsletter?page=${to}` : '/admin/newsletter')}
            label="Pages of addresses"
          />
        </Stack>
      </div>
    </Container>
  )
}

const columns: Column<Subscriber>[] = [
  { key: 'email', header: 'Address', cell: ({ email }) => <span className={styles.email}>{email}</span> },
  { key: 'site', header: 'Site', cell: ({ site }) => site },
  { key: 'state', header: 'State', cell: ({ state }) => <State state={state} /> },
  { key: 'since', header: 'Since', cell: ({ createdAt }) => <DateText date={createdAt} exact /> },
  { key: 'actions', header: 'Actions', align: 'end', cell: (row) => <Removal {...row} /> },
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

function Removal({ id, email }: Subscriber) {
  return (
    <Form action={`/admin/newsletter/${id}/removal`} name={`remove-${id}`}>
      {({ busy }) => (
        <Button type="submit" variant="secondary" size="small" busy={busy}>
          Remove<VisuallyHidden> {email}</VisuallyHidden>
        </Button>
      )}
    </Form>
  )
}
