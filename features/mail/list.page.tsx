import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Head } from '#ui/nav.ts'
import { Pagination } from '#ui/pagination.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { TimeText } from '#ui/text.tsx'
import { Filters } from './filters.tsx'
import styles from './list.module.css'
import { kindLabel, type MailList, type MailRow } from './schema.ts'
import { StatusBadge } from './status.tsx'

export type Props = MailList

/** Every mail that left, or was kept instead. */
export default function Outbox(page: Props) {
  return (
    <Container>
      <Head title="Mail" />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader title="Mail" lead="Everything the sites have written, newest first." />
          {page.isKept && (
            <Alert tone="info" title="No mail leaves this site">
              Mails are kept here instead of being sent, so you can read what people would get.
            </Alert>
          )}
          <Filters key={hrefOf(page, 1)} {...page} />
          <Table
            caption="Mails"
            hideCaption
            columns={columns}
            rows={page.mails}
            rowKey={(mail) => mail.id}
            empty={<Nothing isNarrowed={hrefOf(page, 1) !== '/admin/mail'} />}
          />
          {page.totalDocs > 0 && (
            <Pagination
              page={page.page}
              total={page.totalDocs}
              perPage={page.limit}
              href={(to) => hrefOf(page, to)}
              label="Pages of mails"
            />
          )}
        </Stack>
      </div>
    </Container>
  )
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  if (!isNarrowed)
    return (
      <EmptyState title="No mail yet." icon="mail">
        <p>Each mail that a site writes stands here, with how it fared.</p>
      </EmptyState>
    )
  return (
    <EmptyState
      title="No results."
      icon="mail"
      actions={
        <ButtonLink href="/admin/mail" variant="secondary">
          Show all mail
        </ButtonLink>
      }
    />
  )
}

const columns: Column<MailRow>[] = [
  { key: 'mail', header: 'Mail', onPhone: 'title', cell: (mail) => <Subject mail={mail} /> },
  { key: 'kind', header: 'Kind', cell: (mail) => kindLabel(mail.kind) },
  { key: 'site', header: 'Site', cell: (mail) => mail.site ?? '–' },
  { key: 'status', header: 'Status', cell: (mail) => <Status mail={mail} /> },
  { key: 'written', header: 'Written', cell: (mail) => <TimeText date={mail.createdAt} /> },
]

function Subject({ mail }: { mail: MailRow }) {
  return (
    <div className={styles.mail}>
      <Link href={`/admin/mail/${mail.id}`}>{mail.subject || '(no subject)'}</Link>
      <span className={styles.recipient}>{mail.recipient}</span>
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

function hrefOf({ q, kind, status, limit }: Props, page: number): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(kind && { kind }),
    ...(status && { status }),
    ...(limit !== 25 && { limit: String(limit) }),
    ...(page > 1 && { page: String(page) }),
  })
  return `/admin/mail${query.size ? `?${query}` : ''}`
}
