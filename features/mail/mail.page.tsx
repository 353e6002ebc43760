import { Alert } from '#ui/alert.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import styles from './mail.module.css'
import { kindLabel, type MailView } from './schema.ts'
import { StatusBadge } from './status.tsx'

export type Props = { mail: MailView }

/** One mail: its delivery status, headers, HTML and plain text. */
export default function Mail({ mail }: Props) {
  return (
    <Page
      title={mail.subject || '(no subject)'}
      above={<Link href="/admin/mail">All emails</Link>}
      actions={mail.mayResend && <Resend id={mail.id} />}
    >
      <Cluster>
        <StatusBadge status={mail.status} />
        <span>{facts(mail)}</span>
      </Cluster>
      {mail.failure && <Alert tone="warning">{mail.failure}</Alert>}
      {mail.isRedacted && (
        <Alert tone="info">
          Links that would let the reader act as {mail.recipient} are hidden from you.
        </Alert>
      )}
      <Headers headers={mail.headers} />
      {/* A separate origin without script: nothing in a mail can reach this site. */}
      <iframe
        title="The email as its recipient sees it"
        src={`/admin/mail/${mail.id}/html`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className={styles.frame}
      />
      <Disclosure summary="As plain text">
        <pre className={styles.text}>{mail.text}</pre>
      </Disclosure>
    </Page>
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
      <SubmitButton icon="mail">Send again</SubmitButton>
    </Form>
  )
}

const facts = ({ attempts, kind, site }: MailView) =>
  [kindLabel(kind), site, attempts > 1 && `${attempts} attempts`].filter(Boolean).join(' · ')
