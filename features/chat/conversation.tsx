import { useEffect, useRef } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { usePage } from '#ui/nav.ts'
import { Composer } from './composer.tsx'
import styles from './conversation.module.css'
import { Details } from './details.tsx'
import { Log } from './log.tsx'
import { RequestAnswer } from './request-answer.tsx'
import type { Room } from './schema.ts'
import { useConversation } from './use-conversation.tsx'

/** One conversation: who it is with, what was said, and the field to write in. */
export function Conversation({ room, now }: { room: Room; now: string }) {
  const viewer = usePage<{ viewer: { id: string } }>().props.viewer
  const live = useConversation(room, viewer.id)
  const end = useRef<HTMLDivElement>(null)
  const last = live.messages.at(-1)?.seq
  // In braces: browsers answer scrolling with a promise, which is no cleanup.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message scrolls to the end
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [last])
  const [person, ...others] = room.people
  return (
    <>
      <header className={styles.head}>
        <Link className={styles.back} href="/chat" aria-label="Back to your messages">
          <Icon name="chevron-left" />
        </Link>
        <Avatar name={room.name} photo={others.length ? null : person?.photo} isHere={person?.isHere} />
        <div className={styles.who}>
          <h2>
            <bdi>{room.name}</bdi>
          </h2>
          <p>{linesOf(room)}</p>
        </div>
        <Details room={room} />
      </header>
      <div className={styles.log}>
        <Log
          room={{ ...room, messages: live.messages, hasOlder: live.hasOlder }}
          live={live}
          viewerId={viewer.id}
          now={now}
        />
        <div ref={end} id="end" />
      </div>
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
        <Composer room={room} live={live} />
      )}
    </>
  )
}

function linesOf({ people, isGroup }: Room): string {
  if (isGroup) return `${people.length + 1} people`
  const [person] = people
  return [person?.title ?? person?.line, person?.isHere && 'here now'].filter(Boolean).join(' · ')
}
