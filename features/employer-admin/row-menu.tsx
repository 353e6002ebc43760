import { useState } from 'react'
import { useHydrated } from '#ui/hydrated.ts'
import { Link } from '#ui/link.tsx'
import { type Entry, Menu } from '#ui/menu.tsx'
import { router } from '#ui/nav.ts'
import { toast } from '#ui/toast-store.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { adminMessages } from './messages.ts'
import type { EmployerRow } from './schema.ts'

/** What can be done with an employer. Without script its form has all of it. */
export function RowMenu({ row }: { row: EmployerRow }) {
  const [asked, setAsked] = useState<'jobs' | 'employer' | null>(null)
  const hydrated = useHydrated()
  if (!hydrated) return <Link href={`/admin/employers/${row.id}/edit`}>Edit</Link>
  return (
    <>
      <Menu label={`Actions for ${row.name}`} entries={entriesOf(row, setAsked)} />
      {asked && <DeleteDialog employer={row} what={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

function entriesOf(row: EmployerRow, ask: (what: 'jobs' | 'employer') => void): Entry[] {
  const { id, needsApproval, approved, subscribed, isOwn } = row
  const post = (path: string, body = {}) => router.post(path, body, { preserveScroll: true })
  const verb = subscribed ? 'unsubscribe' : 'subscribe'
  return [
    { label: 'Edit', icon: 'edit', href: `/admin/employers/${id}/edit` },
    { label: 'Jobs', icon: 'briefcase', href: `/admin/jobs?employer=${id}` },
    { label: 'Managers', icon: 'user', href: `/users/search?employer=${id}` },
    { label: 'Applicants', icon: 'user', href: `/employer/applicants?employer=${id}` },
    { label: 'Copy employer ID', icon: 'copy', onPress: () => copy(id) },
    ...(needsApproval && !isOwn
      ? [
          {
            label: approved ? 'Revoke approval' : 'Approve',
            icon: approved ? 'close' : 'check',
            begins: true,
            onPress: () =>
              post('/employer-signups/approve', { employers: [id], action: approved ? 'revoke' : 'allow' }),
          } as const,
        ]
      : []),
    {
      label: subscribed ? 'Unsubscribe' : 'Subscribe',
      icon: 'wage',
      onPress: () => post(`/admin/employers/${id}/${verb}`),
    },
    { label: 'Delete all jobs', icon: 'trash', danger: true, begins: true, onPress: () => ask('jobs') },
    { label: 'Delete', icon: 'trash', danger: true, onPress: () => ask('employer') },
  ]
}

function copy(id: string) {
  navigator.clipboard?.writeText(id).then(
    () => toast(adminMessages.copied),
    () => toast('Your browser did not allow copying.', 'danger'),
  )
}
