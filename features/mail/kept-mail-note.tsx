import { Alert } from '#ui/alert.tsx'
import { Link } from '#ui/link.tsx'
import { usePage } from '#ui/nav.ts'

/** In development and in the demo no mail leaves: whoever waits for one is told where it is. */
export function KeptMailNote() {
  const { mailIsKept } = usePage<{ mailIsKept?: boolean }>().props
  if (!mailIsKept) return null
  return (
    <Alert tone="warning" title="This site sends no mail">
      It is a demonstration: its mails are kept, and an administrator reads them{' '}
      <Link href="/admin/mail">in the outbox</Link>.
    </Alert>
  )
}
