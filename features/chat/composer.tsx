import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { FileInput } from '#ui/file-input.tsx'
import { Form } from '#ui/form.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icon.tsx'
import { send } from '#ui/send.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import styles from './composer.module.css'
import { longestMessage } from './model/limits.ts'
import { ReplyBar } from './reply-bar.tsx'
import type { Message, Room } from './schema.ts'
import type { Live } from './use-conversation.ts'

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

/** The field to write in. Enter sends with a keyboard, Shift and Enter break the line; a draft is kept for each room. */
export function Composer({ room, live, viewerId, replyTo, reply, toEnd }: Props) {
  const hydrated = useHydrated()
  const [hasFile, setFile] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const field = useRef<HTMLTextAreaElement>(null)
  const path = `/chat/${room.id}/messages`
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
    live.write(text, replyTo?.id ?? null)
    reply(null)
    void toEnd()
    box.value = ''
    box.focus()
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Escape' && replyTo) return reply(null)
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
            {replyTo && <ReplyBar {...{ replyTo, viewerId, drop: () => reply(null) }} />}
            <textarea
              ref={field}
              name="body"
              rows={2}
              maxLength={longestMessage}
              defaultValue={room.draft}
              aria-label={`Message to ${room.name}`}
              placeholder={`Message ${room.isGroup ? room.name : (room.people[0]?.name.split(' ')[0] ?? '')}`}
              aria-invalid={errors.body ? true : undefined}
              onKeyDown={press}
              onInput={(event) => {
                keep(event.currentTarget.value)
                live.isTyping()
              }}
            />
            {errors.body && <p className={styles.error}>{errors.body}</p>}
            <div className={styles.line}>
              <details className={styles.attach} open={errors.file ? true : undefined}>
                <summary>
                  <Icon name="clip" /> Add a file or picture
                </summary>
                <FileInput
                  label="File"
                  help="A PDF, a Word document or a picture, smaller than 10 MB."
                  name="file"
                  error={errors.file}
                  onChange={(event) => setFile(Boolean(event.currentTarget.files?.length))}
                />
              </details>
              <SubmitButton icon="send">Send</SubmitButton>
            </div>
          </div>
        )}
      </Form>
    </div>
  )
}
