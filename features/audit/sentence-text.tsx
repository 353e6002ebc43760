import { addressOf } from '#schema/address.ts'
import { Link } from '#ui/link.tsx'
import styles from './list.module.css'
import { type AuditEntry, AuditFilter, type Named } from './schema.ts'

type Props = { of: Pick<AuditEntry, 'sentence' | 'actor' | 'actingAs'> }

/** What happened; each name links to everything done by that person, or to that subject. */
export function Sentence({ of: { sentence, actor, actingAs } }: Props) {
  const actors = [actor?.id, actingAs?.id]
  return (
    <p className={styles.sentence}>
      {sentence.map((part, place) =>
        typeof part === 'string' ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes
          <Link key={place} href={trailOf(part, actors.includes(part.id))}>
            {part.name}
          </Link>
        ),
      )}
    </p>
  )
}

const trailOf = ({ id }: Named, isActor: boolean) =>
  addressOf('/admin/audit', AuditFilter, isActor ? { person: id } : { subject: id })
