import { Icon } from '#ui/icon.tsx'
import styles from './reply-bar.module.css'
import type { Message } from './schema.ts'

type Props = { replyTo: Message; viewerId: string; drop: () => void }

/** The message that is being answered, above the words, with a way to call it off. */
export function ReplyBar({ replyTo: { id, sender, body, file, isDeleted }, viewerId, drop }: Props) {
  return (
    <div className={styles.bar}>
      <input type="hidden" name="replyTo" value={id} />
      <Icon name="reply" />
      <p role="status">
        Reply to <strong>{sender.id === viewerId ? 'yourself' : <bdi>{sender.name}</bdi>}</strong>:{' '}
        <bdi>{isDeleted ? 'Message deleted' : body || file?.name}</bdi>
      </p>
      <button type="button" aria-label="Do not reply to this" onClick={drop}>
        <Icon name="close" />
      </button>
    </div>
  )
}
