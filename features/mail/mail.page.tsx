import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster, Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Head } from '#ui/nav.ts'
import styles from './mail.module.css'
import { kindLabel, type MailView } from './schema.ts'
import { StatusBadge } from './status.tsx'

export type Props = { mail: MailView }

/** One mail: how it fares, its headers, and both its forms. */
export default function Mail({ mail }: Props) {
  return (
    <Container>
      <Head title={mail.subject} />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader
            above={<Link href="/admin/mail">All mail</Link>}
            title={mail.subject || '(no subject)'}
            actions={mail.mayResend && <Resend id={mail.id} />}
          />
          <Cluster>
            <StatusBadge status={mail.status} />
            <span>{facts(mail)}</span>
          </Cluster>
          {mail.failure && <Alert tone="warning">{mail.failure}</Alert>}
          {mail.isRedacted && (
            <Alert tone="info">
              Links that let whoever has them act as {mail.recipient} are hidden from you.
            </Alert>
          )}
          <Headers headers={mail.headers} />
          {/* An origin of its own and no script: nothing in a mail can reach this site. */}
          <iframe
            title="The mail as its recipient sees it"
            src={`/admin/mail/${mail.id}/html`}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            className={styles.frame}
          />
          <Disclosure summary="As plain text">
            <pre className={styles.text}>{mail.text}</pre>
          </Disclosure>
        </Stack>
      </div>
    </Container>
  )
}

function Headers({ headers }: Pick<MailView, 'headers'>) {
  return (
    <dl className={styles.headers}>
      {headers.map(({ name, value }) => (
        <div key={name} className={styles.header}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Resend({ id }: { id: string }) {
  return (
    <Form action={`/admin/mail/${id}/delivery`}>
      {({ busy }) => (
        <Button type="submit" busy={busy} icon="mail">
          Send again
        </Button>
      )}
    </Form>
  )
}

const facts = ({ attempts, kind, site }: MailView) =>
  [kindLabel(kind), site, attempts > 1 && `${attempts} attempts`].filter(Boolean).join(' · ')
