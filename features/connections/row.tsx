import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { cx } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { DateText } from '#ui/text.tsx'
import { ConnectionButtons } from './buttons.tsx'
import styles from './row.module.css'
import type { Connection } from './schema.ts'

type Props = { connection: Connection; now: string; isNarrow?: boolean }

/** A connection or a request: who it is, since when, and what can be done. */
export function Row({ connection, now, isNarrow }: Props) {
  const { id, isApproved, isSender, message, since } = connection
  const person = isSender ? connection.receiver : connection.sender
  const name = `${person.firstName} ${person.lastName}`
  return (
    <div className={cx(styles.row, isNarrow && styles.narrow)}>
      <Avatar name={name} photo={person.photo} />
      <div className={styles.words}>
        <p>
          <Link className={styles.name} href={person.profile}>
            <bdi>{name}</bdi>
          </Link>{' '}
          {person.title && <Badge tone="brand">{person.title}</Badge>}
        </p>
        {person.line && <p className={styles.line}>{person.line}</p>}
        <p className={styles.line}>
          {isApproved ? 'Since ' : isSender ? 'Sent ' : ''}
          <DateText date={since} now={now} exact={isApproved} />
        </p>
        {!isApproved && message && (
          <p className={styles.note} dir="auto">
            {message}
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        <ConnectionButtons
          standing={{
            ...{ personId: person.id, name, connection: { id, isApproved, isSender } },
            ...{ maySend: false, mayChat: isApproved, isFull: false },
          }}
          resume={person.resumes[0]?.url}
        />
      </div>
    </div>
  )
}
