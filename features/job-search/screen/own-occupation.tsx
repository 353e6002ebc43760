import { jobsMessages } from '#spec/messages.ts'
import { Link } from '#ui/link.tsx'
import { usePage } from '#ui/nav.ts'
import type { SearchPage } from '../schema.ts'
import styles from './own-occupation.module.css'

/** A link to search by the viewer's own occupation, or to add it to the profile. */
export function OwnOccupation({ own, query }: Pick<SearchPage, 'own' | 'query'>) {
  const { viewer } = usePage<{ viewer: { id: string } | null }>().props
  if (!own || !viewer) return null
  const { occupation } = own
  if (!occupation)
    return (
      <p className={styles.own}>
        <Link href={`/profile/${viewer.id}/edit/service`}>{jobsMessages.addMos}</Link>
      </p>
    )
  if (query._o === occupation.label) return null
  return (
    <p className={styles.own}>
      My occupation:{' '}
      <Link href={occupation.href} keepState>
        {occupation.label}
      </Link>
    </p>
  )
}
