import { Link } from '#ui/link.tsx'
import styles from './list.module.css'
import { addressOf, everything } from './query.ts'
import type { AuditEntry, Named } from './schema.ts'

type Props = { of: Pick<AuditEntry, 'sentence' | 'actor' | 'actingAs'> }

/** What happened; each name leads to all that its bearer did, or that was done to it. */
export function Sentence({ of: { sentence, actor, actingAs } }: Props) {
  const doers = [actor?.id, actingAs?.id]
  return (
    <p className={styles.sentence}>
      {sentence.map((part, place) =>
        typeof part === 'string' ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes
          <Link key={place} href={trailOf(part, doers.includes(part.id))}>
            {part.name}
          </Link>
        ),
      )}
    </p>
  )
}

const trailOf = ({ id }: Named, isDoer: boolean) =>
  addressOf('/admin/audit', { ...everything, ...(isDoer ? { person: id } : { subject: id }) })
