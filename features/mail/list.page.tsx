import { addressOf } from '#schema/address.ts'
import { Alert } from '#ui/alert.tsx'
import type { FilterChip } from '#ui/filter-chips.tsx'
import { Link } from '#ui/link.tsx'
import { ListPage } from '#ui/list-page.tsx'
import type { ListColumn } from '#ui/list-rows.tsx'
import { TimeText } from '#ui/local-time.tsx'
import { Select } from '#ui/select.tsx'
import { Breakable } from '#ui/text.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './list.module.css'
import { kindLabel, type MailList, MailQuery, type MailRow, mailStatuses } from './schema.ts'
import { StatusBadge } from './status.tsx'

export type Props = MailList

const path = '/admin/mail'

/** Every mail that was sent, or captured instead. */
export default function Outbox({ mails, ...page }: Props) {
  return (
    <ListPage
      {...page}
      title="Email"
      lead="Every email your sites have sent, newest first."
      noun="emails"
      path={path}
      href={(change) => addressOf(path, MailQuery, page, change)}
      notice={
        page.isKept && (
          <Alert tone="info" title="This site does not deliver email">
            Emails are captured here instead of being sent, so you can read what people would get.
          </Alert>
        )
      }
      filters={<Filters {...page} />}
      chips={chipsOf(page)}
      columns={columns}
      rows={mails}
      rowKey={({ id }) => id}
      empty={{
        title: 'No emails yet.',
        icon: 'mail',
        children: <p>Emails appear here with their delivery status.</p>,
      }}
    />
  )
}

function Filters({ q, kind, status, kinds }: Pick<Props, 'q' | 'kind' | 'status' | 'kinds'>) {
  const statuses = Object.entries(mailStatuses).map(([value, label]) => ({ value, label }))
  const named = kinds.map((value) => ({ value, label: kindLabel(value) }))
  return (
    <>
      <TextInput label="Recipient" name="q" defaultValue={q} icon="search" type="search" />
      <Select label="Kind" name="kind" defaultValue={kind} options={named} empty="All kinds" />
      <Select
        label="Status"
        name="status"
        defaultValue={status ?? ''}
        options={statuses}
        empty="Any status"
      />
    </>
  )
}

const chipsOf = ({ q, kind, status }: MailQuery): FilterChip[] => [
  ...(q ? [{ label: `“${q}”`, clears: { q: '' } }] : []),
  ...(kind ? [{ label: kindLabel(kind), clears: { kind: '' } }] : []),
  ...(status ? [{ label: mailStatuses[status], clears: { status: null } }] : []),
]

const columns: ListColumn<MailRow>[] = [
  { key: 'mail', header: 'Email', onPhone: 'title', cell: (mail) => <Subject mail={mail} /> },
  { key: 'kind', header: 'Kind', cell: (mail) => kindLabel(mail.kind) },
  { key: 'site', header: 'Site', cell: (mail) => mail.site ?? '–' },
  { key: 'status', header: 'Status', cell: (mail) => <Status mail={mail} /> },
  { key: 'written', header: 'Created', cell: (mail) => <TimeText date={mail.createdAt} /> },
]

function Subject({ mail }: { mail: MailRow }) {
  return (
    <div className={styles.mail}>
      <Link href={`${path}/${mail.id}`}>{mail.subject || '(no subject)'}</Link>
      <span className={styles.recipient}>
        <Breakable after="@">{mail.recipient}</Breakable>
      </span>
    </div>
  )
}

function Status({ mail }: { mail: MailRow }) {
  return (
    <div className={styles.status}>
      <StatusBadge status={mail.status} />
      {mail.failure && <span>{mail.failure}</span>}
    </div>
  )
}
