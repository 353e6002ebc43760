import { memo } from 'react'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { ClockTime } from '#ui/local-time.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { Attachment } from './attachment.tsx'
import styles from './bubble.module.css'
import { LinkPreview } from './link-preview.tsx'
import { MessageTools } from './message-tools.tsx'
import { linkPattern } from './model/limits.ts'
import { Reactions } from './reactions.tsx'
import type { Message } from './schema.ts'

type Props = {
  message: Message
  roomId: string
  viewerId: string
  /** of the same person as the one above: name and time are there */
  isMore: boolean
  /** the last of the viewer's own that was read */
  isRead: boolean
  mayAct: boolean
  reply: (message: Message) => void
}

/** A message: theirs on the left, the viewer's own on the right. Drawn again when it changes, not with each other one. */
export const Bubble = memo(function Bubble({
  message,
  roomId,
  viewerId,
  isMore,
  isRead,
  mayAct,
  reply,
}: Props) {
  const { sender, body, replyTo, file, preview, createdAt, isEdited, isDeleted } = message
  const isMine = sender.id === viewerId
  return (
    <li id={`m${message.seq}`} className={cx(styles.message, isMine && styles.mine)} tabIndex={-1}>
      {!isMore && (
        <span className={styles.by}>
          {isMine ? <VisuallyHidden>You, </VisuallyHidden> : `${sender.name}, `}
          <ClockTime date={createdAt} />
        </span>
      )}
      {isDeleted ? (
        <p className={styles.gone}>Message deleted</p>
      ) : (
        <>
          <div className={styles.line}>
            <div className={styles.said}>
              {file && <Attachment file={file} />}
              {(body || replyTo) && (
                <div className={styles.bubble}>
                  {replyTo && (
                    <blockquote className={styles.cite}>
                      <strong>{replyTo.name}</strong> {replyTo.body || 'Message deleted'}
                    </blockquote>
                  )}
                  <p dir="auto">
                    <Words text={body} isPlain={!mayAct} />
                  </p>
                </div>
              )}
              {preview && mayAct && <LinkPreview preview={preview} />}
            </div>
            {mayAct && <MessageTools {...{ message, roomId, isMine, reply }} />}
          </div>
          <Reactions {...{ message, roomId, viewerId, mayAct }} />
        </>
      )}
      {(isEdited || isRead) && (
        <span className={styles.note}>
          {[isEdited && !isDeleted && 'Edited', isRead && 'Read'].filter(Boolean).join(' · ')}
          {isRead && <Icon name="check" />}
        </span>
      )}
    </li>
  )
})

/** Text with its web addresses as links; in a request they are words only. */
function Words({ text, isPlain }: { text: string; isPlain: boolean }) {
  if (isPlain) return text
  const links = [...text.matchAll(linkPattern)]
  if (!links.length) return text
  const ends = links.map(({ index, 0: link }) => index + link.length)
  return (
    <>
      {links.map(({ index, 0: link }, at) => (
        <span key={index}>
          {text.slice(ends[at - 1] ?? 0, index)}
          <a href={link} rel="noopener noreferrer nofollow ugc" target="_blank">
            {link}
          </a>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  )
}
