import { Badge, type Tone } from '#ui/badge.tsx'
import { type MailStatus, mailStatuses } from './schema.ts'

const tones: Record<MailStatus, Tone> = {
  queued: 'brand',
  sent: 'success',
  failed: 'danger',
  suppressed: 'warning',
}

export function StatusBadge({ status }: { status: MailStatus }) {
  return <Badge tone={tones[status]}>{mailStatuses[status]}</Badge>
}
