import { useRef, useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { usePage } from '#ui/nav.ts'
import panes from './chat.module.css'
import { Composer } from './composer.tsx'
import styles from './conversation.module.css'
import { Details, DetailsColumn } from './details.tsx'
import { Log } from './log.tsx'
import { sharedNow } from './model/shared.ts'
import { RequestAnswer } from './request-answer.tsx'
import type { Message, Room } from './schema.ts'
import { useColumn } from './use-column.ts'
import { useConversation } from './use-conversation.ts'
import { useLogKeys } from './use-keys.ts'
import { usePlace } from './use-place.ts'

/** One conversation: who it is with, what was said, and the field to write in. */
export function Conversation({ room: given, now }: { room: Room; now: string }) {
  const viewer = usePage<{ viewer: { id: string } }>().props.viewer
  const live = useConversation(given, viewer.id)
  const room = given.state === 'in' ? { ...given, shared: sharedNow(given.shared, live.messages) } : given
  const log = useRef<HTMLDivElement>(null)
  const place = usePlace(log, live)
  useLogKeys(log)
  const hydrated = useHydrated()
  const [hasColumn, setColumn] = useColumn()
  const [replyTo, setReplyTo] = useState<Message | null>(null)
  const [person, ...others] = room.people
  return (
    <>
      <section className={panes.talk} aria-label={room.name}>
        <header className={styles.head}>
          <Link className={styles.back} href="/chat" aria-label="Back to your messages">
            <Icon name="chevron-left" />
          </Link>
          <Avatar name={room.name} photo={others.length ? null : person?.photo} isHere={person?.isHere} />
          <div className={styles.who}>
            <h1>
              <bdi>{room.name}</bdi>
            </h1>
            <p>{linesOf(room)}</p>
          </div>
          <Details room={room} now={now} />
          {hydrated && (
            <IconButton
              className={styles.toggle}
              icon="info"
              label="Details"
              aria-expanded={hasColumn}
              aria-controls="about"
              onClick={() => setColumn(!hasColumn)}
            />
          )}
        </header>
        <div className={styles.log} ref={log} onScroll={place.note}>
          <Log room={room} live={live} viewerId={viewer.id} now={now} reply={setReplyTo} />
          <div id="end" />
        </div>
        {place.isAway && (
          <div className={styles.away}>
            <Button size="small" variant="secondary" icon="chevron-down" onClick={() => void place.toEnd()}>
              Newest messages
            </Button>
          </div>
        )}
        <p className={styles.typing} role="status">
          {live.typing.length > 0 &&
            `${live.typing.join(', ')} ${live.typing.length === 1 ? 'is' : 'are'} typing`}
        </p>
        {room.state === 'asked' ? (
          <RequestAnswer room={room} />
        ) : room.closed ? (
          <div className={styles.closed}>
            <Alert>{room.closed}</Alert>
          </div>
        ) : (
          <Composer
            {...{ room, live, replyTo, reply: setReplyTo, toEnd: place.toEnd, viewerId: viewer.id }}
          />
        )}
      </section>
      <DetailsColumn room={room} now={now} isOpen={hasColumn} />
    </>
  )
}

function linesOf({ people, isGroup }: Room): string {
  if (isGroup) return `${people.length + 1} people`
  const [person] = people
  return [person?.title ?? person?.line, person?.isHere && 'here now'].filter(Boolean).join(' · ')
}
