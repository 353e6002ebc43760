import { emptyMessages } from '#spec/messages.ts'
import { Avatar } from '#ui/avatar.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { ShortTime } from '#ui/local-time.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './room-list.module.css'
import type { ChatPage, RoomLine } from './schema.ts'

type Props = ChatPage & {
  /** a conversation is open, whose name is the heading of the page */
  isBeside: boolean
}

/** The conversations of a person, and the search in them. */
export function RoomList({ rooms, requests, show, q, found, room, now, isBeside }: Props) {
  const Title = isBeside ? 'h2' : 'h1'
  return (
    <aside className={styles.rooms} aria-label="Conversations">
      <header className={styles.head}>
        <Title>{titles[show]}</Title>
        {show === 'rooms' ? (
          <ButtonLink href="/chat/new" size="small" variant="quiet">
            New message
          </ButtonLink>
        ) : (
          <ButtonLink href="/chat" size="small" variant="quiet">
            All messages
          </ButtonLink>
        )}
      </header>
      <search className={styles.look}>
        <form action="/chat" method="get" data-visit>
          <input
            type="search"
            name="q"
            defaultValue={q}
            aria-label="Search your messages"
            placeholder="Search your messages"
          />
        </form>
      </search>
      {requests > 0 && show === 'rooms' && (
        <Link className={styles.asks} href="/chat?show=requests">
          <Icon name="user-plus" />
          <strong>{requests === 1 ? '1 request' : `${requests} requests`}</strong>
          <Icon name="chevron-right" />
        </Link>
      )}
      {found ? <Results found={found} now={now} /> : <Rooms {...{ rooms, current: room?.id, show, now }} />}
      {show === 'rooms' && !found && (
        <Link className={styles.archived} href="/chat?show=archived">
          Archived
        </Link>
      )}
    </aside>
  )
}

const titles = { rooms: 'Messages', requests: 'Requests', archived: 'Archived' }

const emptyWords = {
  rooms: 'Your conversations appear here. Start one with New message.',
  requests: 'Messages from people you do not know yet appear here.',
  archived: 'Conversations that you archive appear here.',
}

type RoomsProps = { rooms: RoomLine[]; current?: string; show: ChatPage['show']; now: string }

function Rooms({ rooms, current, show, now }: RoomsProps) {
  if (!rooms.length)
    return (
      <EmptyState title={emptyMessages.nothing} icon="message">
        <p>{emptyWords[show]}</p>
      </EmptyState>
    )
  const suffix = show === 'rooms' ? '' : `?show=${show}`
  return (
    <ul className={styles.list} data-rooms>
      {rooms.map((room) => (
        <li key={room.id}>
          <Link
            className={cx(styles.room, room.unread > 0 && !room.isMuted && styles.unread)}
            href={`/chat/${room.id}${suffix}`}
            aria-current={room.id === current ? 'page' : undefined}
            keepScroll
          >
            <Avatar name={room.name} photo={room.photo} isHere={room.isHere} />
            <span className={styles.name}>
              <bdi>{room.name}</bdi>
              {room.isHere && <VisuallyHidden>, here now</VisuallyHidden>}
            </span>
            <span className={styles.at}>
              {room.isMuted && <Icon name="mute" label="Muted" />}
              <ShortTime date={room.lastAt} now={now} />
            </span>
            <Last {...room} />
            {room.unread > 0 && !room.isMuted && (
              <span className={styles.many}>
                {room.unread}
                <VisuallyHidden> new</VisuallyHidden>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Last({ draft, last }: RoomLine) {
  if (draft)
    return (
      <span className={styles.last}>
        <strong>Draft:</strong> {draft}
      </span>
    )
  return (
    <span className={styles.last} dir="auto">
      {last?.from && `${last.from}: `}
      {last?.words}
    </span>
  )
}

/** How many newer messages are shown with one that was found. */
const around = 20

function Results({ found, now }: { found: NonNullable<ChatPage['found']>; now: string }) {
  if (!found.length) return <EmptyState title="No messages match" icon="search" />
  return (
    <ul className={styles.list} aria-label="Messages found">
      {found.map(({ roomId, room, message }) => (
        <li key={message.id}>
          <Link
            className={styles.room}
            href={`/chat/${roomId}?before=${message.seq + around}#m${message.seq}`}
          >
            <Avatar name={room} />
            <span className={styles.name}>
              <bdi>{room}</bdi>
            </span>
            <span className={styles.at}>
              <ShortTime date={message.createdAt} now={now} />
            </span>
            <span className={styles.last} dir="auto">
              {message.from}: {message.body}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
