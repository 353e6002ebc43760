import { cx } from '#ui/class-names.ts'
import { Form } from '#ui/form.tsx'
import { Icon } from '#ui/icon.tsx'
import { reactions } from './model/limits.ts'
import styles from './reactions.module.css'
import type { Message } from './schema.ts'

type Props = { message: Message; roomId: string; viewerId: string; mayAct: boolean }

/** The reactions to a message; the name of the button says whose they are. */
export function Reactions({ message, roomId, viewerId, mayAct }: Props) {
  if (!message.reactions.length) return null
  return (
    <span className={styles.row}>
      {message.reactions.map(({ kind, people }) => {
        const isMine = people.some(({ id }) => id === viewerId)
        const label = `${reactions[kind]}, ${people.length}: ${people.map(({ name }) => name).join(', ')}`
        return (
          <Form
            key={kind}
            action={`/chat/${roomId}/messages/${message.id}/reactions`}
            name={`${kind}-${message.seq}`}
          >
            <input type="hidden" name="kind" value={kind} />
            {!isMine && <input type="hidden" name="on" value="true" />}
            <button
              type="submit"
              className={cx(styles.reaction, isMine && styles.mine)}
              aria-pressed={isMine}
              aria-label={label}
              title={label}
              disabled={!mayAct}
            >
              <Icon name={kind} /> {people.length}
            </button>
          </Form>
        )
      })}
    </span>
  )
}
