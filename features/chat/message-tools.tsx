import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Confirm } from '#ui/confirm.tsx'
import { Form } from '#ui/form.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icon.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { Textarea } from '#ui/text-input.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './message-tools.module.css'
import { changeableMinutes, longestMessage, reactionKinds, reactions } from './model/limits.ts'
import type { Message } from './schema.ts'

type Props = {
  message: Message
  roomId: string
  isMine: boolean
  /** quotes the message above the field to write in */
  reply: (message: Message) => void
}

/**
 * What can be done with a message: react, reply, and with one's own edit and delete for a while. Made when it is opened: some
 * hundred messages would be thousands of forms. Without script it is there from the start.
 */
export function MessageTools({ message, roomId, isMine, reply }: Props) {
  const hydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  function answer() {
    details.current!.open = false
    reply(message)
  }
  return (
    <details
      ref={details}
      className={cx(styles.tools, isMine && styles.mine)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <Icon name="more" />
        <VisuallyHidden>On this message</VisuallyHidden>
      </summary>
      {(isOpen || !hydrated) && <Sheet {...{ message, roomId, isMine, answer }} />}
    </details>
  )
}

type SheetProps = Omit<Props, 'reply'> & { answer: () => void }

function Sheet({ message, roomId, isMine, answer }: SheetProps) {
  const path = `/chat/${roomId}/messages/${message.id}`
  const isFresh = Date.now() - Date.parse(message.createdAt) < changeableMinutes * 60_000
  const sheet = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated) sheet.current?.scrollIntoView({ block: 'nearest' })
  }, [hydrated])
  return (
    <div className={styles.sheet} ref={sheet}>
      <div className={styles.row}>
        {reactionKinds.map((kind) => (
          <Form key={kind} action={`${path}/reactions`} name={`add-${kind}-${message.seq}`}>
            <input type="hidden" name="kind" value={kind} />
            <input type="hidden" name="on" value="true" />
            <button
              type="submit"
              className={styles.react}
              aria-label={reactions[kind]}
              title={reactions[kind]}
            >
              <Icon name={kind} />
            </button>
          </Form>
        ))}
      </div>
      {hydrated ? (
        <Button variant="quiet" size="small" icon="reply" onClick={answer}>
          Reply
        </Button>
      ) : (
        <Form action={`/chat/${roomId}/messages`} name={`reply-${message.seq}`}>
          <input type="hidden" name="replyTo" value={message.id} />
          <Textarea label="Reply" name="body" rows={2} maxLength={longestMessage} required />
          <SubmitButton size="small">Reply</SubmitButton>
        </Form>
      )}
      {isMine && isFresh && (
        <>
          <Form action={path} name={`edit-${message.seq}`} values={{ body: message.body }}>
            <Textarea label="Edit" name="body" rows={2} maxLength={longestMessage} required />
            <SubmitButton size="small" variant="secondary">
              Save
            </SubmitButton>
          </Form>
          <Confirm action={`${path}/delete`} size="small" icon="trash" title="Delete this message?">
            <p>It disappears for everyone in the conversation.</p>
          </Confirm>
        </>
      )}
    </div>
  )
}
