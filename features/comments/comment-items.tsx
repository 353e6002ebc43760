import { commentMessages } from '#spec/messages.ts'
import { DateText } from '#ui/text.tsx'
import styles from './comment-items.module.css'
import type { Comment } from './schema.ts'

/** What others wrote, in their own words: plain text. */
export function CommentItems({ list }: { list: readonly Comment[] }) {
  if (!list.length) return <p className={styles.none}>{commentMessages.none}</p>
  return (
    <ul className={styles.list}>
      {list.map(({ id, name, message, createdAt }) => (
        <li key={id} className={styles.comment}>
          <p className={styles.who}>
            <strong>
              <bdi>{name}</bdi>
            </strong>{' '}
            <span className={styles.when}>
              <DateText date={createdAt} exact />
            </span>
          </p>
          <p className={styles.message} dir="auto">
            {message}
          </p>
        </li>
      ))}
    </ul>
  )
}
