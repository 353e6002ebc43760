import { Fragment } from 'react'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { dayName, useTimeZone } from '#ui/local-time.tsx'
import { Bubble } from './bubble.tsx'
import styles from './log.module.css'
import type { Message, Room } from './schema.ts'
import type { Live } from './use-conversation.ts'

type Props = {
  room: Room
  live: Live
  viewerId: string
  now: string
  /** begins an answer to this message */
  reply: (message: Message) => void
}

/** What was said, in order: by day, those of one person together, with a line before what is new. */
export function Log({ room, live, viewerId, now, reply }: Props) {
  const zone = useTimeZone()
  const { messages, hasOlder, hasNewer, readTo } = live
  const lastRead = messages.findLast(({ sender, seq }) => sender.id === viewerId && seq <= readTo)?.seq
  return (
    <>
      {hasOlder && (
        <Edge id="older" href={`/chat/${room.id}?before=${messages[0]?.seq}`} fetch={live.older}>
          Show older messages
        </Edge>
      )}
      <ol
        className={styles.list}
        aria-live={live.isPaging ? 'off' : 'polite'}
        aria-relevant="additions"
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows go through the messages from here
        tabIndex={0}
      >
        {messages.map((message, at) => {
          const before = messages[at - 1]
          const day = dayOf(message, now, zone)
          return (
            <Fragment key={message.id}>
              {(!before || dayOf(before, now, zone) !== day) && <li className={styles.day}>{day}</li>}
              {isFirstNew(message, before, room, viewerId) && (
                <li className={styles.new}>
                  <span>New messages</span>
                </li>
              )}
              <Bubble
                {...{
                  message,
                  viewerId,
                  roomId: room.id,
                  reply,
                  mayAct: room.state === 'in' && !room.closed,
                }}
                isMore={follows(message, before)}
                isRead={message.seq === lastRead}
              />
            </Fragment>
          )
        })}
        {!hasNewer &&
          live.waiting.map(({ clientId, body, hasFailed }) => (
            <li key={clientId} className={cx(styles.waiting, hasFailed && styles.failed)}>
              <p dir="auto">{body}</p>
              {hasFailed ? (
                <span role="alert">
                  <Icon name="alert" /> Not sent
                  <Button variant="quiet" size="small" onClick={() => live.again(clientId)}>
                    Try again
                  </Button>
                  <Button variant="quiet" size="small" onClick={() => live.forget(clientId)}>
                    Delete
                  </Button>
                </span>
              ) : (
                <span>Sending</span>
              )}
            </li>
          ))}
      </ol>
      {hasNewer && (
        <Edge id="newer" href={`/chat/${room.id}?from=${(messages.at(-1)?.seq ?? 0) + 1}`} fetch={live.newer}>
          Show newer messages
        </Edge>
      )}
    </>
  )
}

type EdgeProps = { id: 'older' | 'newer'; href: string; fetch: () => Promise<void>; children: string }

/** Where the messages on the screen end; the next page comes by itself before it is reached, without script by this link. */
const Edge = ({ id, href, fetch, children }: EdgeProps) => (
  <p className={styles.edge} id={id}>
    <Link
      href={href}
      onClick={(event) => {
        event.preventDefault()
        void fetch()
      }}
    >
      {children}
    </Link>
  </p>
)

const dayOf = ({ createdAt }: Message, now: string, zone: string) =>
  dayName(new Date(createdAt), new Date(now), zone)

/** Within five minutes of the one before, of the same person. */
const follows = (message: Message, before: Message | undefined) =>
  before?.sender.id === message.sender.id &&
  Date.parse(message.createdAt) - Date.parse(before.createdAt) < 5 * 60_000

const isFirstNew = (message: Message, before: Message | undefined, room: Room, viewerId: string) =>
  message.seq > room.readSeq && (before?.seq ?? 0) <= room.readSeq && message.sender.id !== viewerId
