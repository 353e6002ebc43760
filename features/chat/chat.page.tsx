import { useRef } from 'react'
import { cx } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Head } from '#ui/nav.ts'
import { BeginForm } from './begin-form.tsx'
import styles from './chat.module.css'
import { Conversation } from './conversation.tsx'
import { useRooms } from './live/use-rooms.ts'
import { NewConversation } from './new-conversation.tsx'
import { RoomList } from './room-list.tsx'
import type { ChatPage } from './schema.ts'
import { useKeyboard } from './use-keyboard.ts'
import { useRoomKeys } from './use-keys.ts'

export type Props = ChatPage

/** Conversations: the list on the left, one of them on the right; on a phone each is a screen. */
export default function Chat(page: Props) {
  const { room, to, begin, clientId } = page
  const panes = useRef<HTMLDivElement>(null)
  useRooms()
  useRoomKeys()
  useKeyboard(panes)
  const isOpen = room !== null || to !== null || begin !== null
  return (
    <div className={cx(styles.panes, isOpen && styles.open, room && styles.known)} ref={panes}>
      <Head title={room ? `${room.name}, messages` : 'Messages'} />
      <RoomList {...page} isBeside={isOpen} />
      {room ? (
        <Conversation key={room.id} room={room} now={page.now} />
      ) : (
        <section className={styles.talk} aria-label={to?.name ?? 'Conversation'}>
          {to && <NewConversation key={to.id} to={to} clientId={clientId} />}
          {begin && <BeginForm begin={begin} clientId={clientId} />}
          {!isOpen && (
            <div className={styles.nothing}>
              <EmptyState title="No conversation is open" icon="message">
                <p>Choose one from the list, or write to one of your connections.</p>
              </EmptyState>
            </div>
          )}
        </section>
      )}
    </div>
  )
}
