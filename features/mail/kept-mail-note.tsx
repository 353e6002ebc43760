import { Alert } from '#ui/alert.tsx'
import { Link } from '#ui/link.tsx'
import { usePage } from '#ui/nav.ts'

/** In development and in the demo no mail is delivered: points to where it is captured. */
export function KeptMailNote() {
  const { mailIsKept } = usePage<{ mailIsKept?: boolean }>().props
  if (!mailIsKept) return null
  return (
    <Alert tone="warning" title="This site does not send email">
      This is a demonstration: emails are captured, and administrators can read them{' '}
      <Link href="/admin/mail">in the outbox</Link>.
    </Alert>
  )
}
