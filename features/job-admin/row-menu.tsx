import { Menu } from '#ui/menu.tsx'
import { router } from '#ui/nav.ts'
import type { JobRow } from './schema.ts'

/** What can be done with one job; without script its links remain. */
export function RowMenu({ job, credits }: { job: JobRow; credits: number }) {
  const { id, title, isOpen, source, promotedUntil } = job
  const press = (label: string, verb: string) => ({
    label,
    onPress: () => router.post(`/admin/jobs/${verb}`, { jobs: [id] }, { preserveScroll: true }),
  })
  // The column with its button is left out on a tablet.
  const promote = {
    label: 'Promote for 30 days',
    onPress: () => router.post(`/admin/jobs/${id}/promote`, {}, { preserveScroll: true }),
  }
  const isByHand = source === 'hand'
  return (
    <Menu
      label={`Actions for ${title}`}
      entries={[
        { label: isByHand ? 'Edit' : 'Add benefits, questions', href: `/employer/jobs/${id}/edit` },
        { label: 'Copy', href: `/employer/jobs/new?copy=${id}` },
        { label: 'Applicants', href: `/employer/applicants?job=${id}` },
        ...(isOpen && credits > 0 && !promotedUntil ? [promote] : []),
        ...(isByHand ? [press('Renew for 30 days', 'renew')] : []),
        ...(isByHand && isOpen ? [press('Pause', 'pause')] : []),
        isOpen ? press('Close', 'expire') : press('Open again', 'restore'),
      ]}
    />
  )
}
