import { mostWaiting } from '#spec/limits.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { Link } from '#ui/link.tsx'
import type { Shared, ViewerProps } from './layout-props.ts'
import styles from './unread.module.css'

type Props = Pick<Shared, 'unread'> & { viewer: ViewerProps }

/** Messages and notices with how many are unread, on every page of a signed-in person. */
export function Unread({ viewer, unread }: Props) {
  const { messages = 0, notices = 0 } = unread ?? {}
  return (
    <span className={styles.unread}>
      {viewer.navigation.hasChat && (
        <Way href="/chat" icon="message" name="Messages" count={messages} word="unread" />
      )}
      <Way href="/notifications" icon="bell" name="Notices" count={notices} word="new" />
    </span>
  )
}

type WayProps = { href: string; icon: IconName; name: string; count: number; word: string }

function Way({ href, icon, name, count, word }: WayProps) {
  return (
    <Link href={href} className={styles.way} aria-label={count > 0 ? `${name}, ${count} ${word}` : name}>
      <Icon name={icon} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > mostWaiting ? `${mostWaiting}+` : count}
        </span>
      )}
    </Link>
  )
}
