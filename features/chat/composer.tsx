import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { FileInput } from '#ui/file-input.tsx'
import { Form } from '#ui/form.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icon.tsx'
import { send } from '#ui/send.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './composer.module.css'
import { EditBar } from './edit-bar.tsx'
import { longestMessage } from './model/limits.ts'
import { ReplyBar } from './reply-bar.tsx'
import type { Message, Room } from './schema.ts'
import type { Live } from './use-conversation.ts'
import { useEditing } from './use-editing.ts'
import { wasOpenedByKeys } from './use-keys.ts'

const draftMs = 800

type Props = {
  room: Room
  live: Live
  viewerId: string
  /** the message that is answered */
  replyTo: Message | null
  reply: (message: Message | null) => void
  toEnd: () => Promise<void>
}

/**
 * The field to write in: one line that grows. Enter sends with a keyboard, Shift and Enter break the line, Up in the empty field
 * changes the last message; a draft is kept for each room.
 */
export function Composer({ room, live, viewerId, replyTo, reply, toEnd }: Props) {
  const hydrated = useHydrated()
  const [hasFile, setFile] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const field = useRef<HTMLTextAreaElement>(null)
  const path = `/chat/${room.id}/messages`
  const editing = useEditing(field, path, viewerId)
  const newest = live.messages.at(-1)
  const begun = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when an answer begins
  useEffect(() => {
    begun.current = newest?.seq ?? 0
    if (replyTo) field.current?.focus()
  }, [replyTo])
  // A file goes with the form: its answer has arrived.
  const isAnswered = newest?.sender.id === viewerId && newest.replyTo?.id === replyTo?.id
  useEffect(() => {
    if (replyTo && isAnswered && newest.seq > begun.current) reply(null)
  }, [replyTo, isAnswered, newest, reply])

  useEffect(() => {
    // After the page has given the focus to its content.
    if (wasOpenedByKeys()) requestAnimationFrame(() => field.current?.focus())
  }, [])

  function keep(text: string) {
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => void send(`/chat/${room.id}/draft`, { method: 'PUT', body: { body: text } }).catch(() => {}),
      draftMs,
    )
  }

  /** Words go out at once and stay in view; a file takes the way of the form. */
  function submit(event: FormEvent) {
    if (hasFile) return
    event.preventDefault()
    event.stopPropagation()
    const box = field.current!
    const text = box.value.trim()
    if (!text) return box.focus()
    clearTimeout(timer.current)
    if (editing.isOn) return void editing.save(text)
    live.write(text, replyTo?.id ?? null)
    reply(null)
    void toEnd()
    box.value = ''
    box.focus()
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Escape' && editing.isOn) return editing.end()
    if (event.key === 'Escape' && replyTo) return reply(null)
    if (event.key === 'ArrowUp' && !event.altKey && !event.currentTarget.value && !replyTo) {
      if (editing.beginWithLast(live.messages)) event.preventDefault()
      return
    }
    const isPlain = !event.shiftKey && !event.nativeEvent.isComposing && matchMedia('(pointer: fine)').matches
    if (event.key !== 'Enter' || !isPlain) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  return (
    <div className={styles.write} onSubmitCapture={hydrated ? submit : undefined}>
      <Form action={path} name="write" encType="multipart/form-data">
        {({ errors }) => (
          <div className={styles.box}>
            {editing.isOn ? (
              <EditBar failed={editing.failed} drop={editing.end} />
            ) : (
              replyTo && <ReplyBar {...{ replyTo, viewerId, drop: () => reply(null) }} />
            )}
            {errors.body && <p className={styles.error}>{errors.body}</p>}
            <div className={styles.line}>
              <details className={styles.attach} open={errors.file ? true : undefined}>
                <summary title="Add a file or picture">
                  <Icon name="clip" />
                  <VisuallyHidden>Add a file or picture</VisuallyHidden>
                </summary>
                <FileInput
                  label="File"
                  help="A PDF, a Word document or a picture, smaller than 10 MB."
                  name="file"
                  error={errors.file}
                  onChange={(event) => setFile(Boolean(event.currentTarget.files?.length))}
                />
              </details>
              <textarea
                ref={field}
                data-write
                name="body"
                rows={1}
                maxLength={longestMessage}
                defaultValue={room.draft}
                aria-label={`Message to ${room.name}`}
                placeholder={`Message ${room.isGroup ? room.name : (room.people[0]?.name.split(' ')[0] ?? '')}`}
                aria-invalid={errors.body ? true : undefined}
                onKeyDown={press}
                onInput={(event) => {
                  if (!editing.isOn) keep(event.currentTarget.value)
                  live.isTyping()
                }}
              />
              <SubmitButton icon="send" aria-label={editing.isOn ? 'Save' : 'Send'}>
                <span className={styles.word}>{editing.isOn ? 'Save' : 'Send'}</span>
              </SubmitButton>
            </div>
          </div>
        )}
      </Form>
    </div>
  )
}
