import { Icon } from '#ui/icon.tsx'
import { DateText } from '#ui/text.tsx'
import type { Shared } from './schema.ts'
import styles from './shared-here.module.css'

const kinds = {
  picture: { icon: 'picture', word: 'Picture' },
  file: { icon: 'document', word: 'File' },
  link: { icon: 'link', word: 'Link' },
} as const

/** Files, pictures and links of the conversation, the newest first. */
export function SharedHere({ shared, now }: { shared: Shared[]; now: string }) {
  if (!shared.length) return null
  return (
    <section className={styles.shared}>
      <h2>Shared here</h2>
      <ul>
        {shared.map(({ kind, name, url, bytes, seq, sentAt }) => (
          <li key={seq}>
            <a href={url} rel="noopener noreferrer nofollow ugc" target="_blank">
              <Icon name={kinds[kind].icon} />
              <span>
                <bdi>{name}</bdi>
                <small>
                  {kinds[kind].word}, {bytes !== null && `${Math.max(1, Math.round(bytes / 1024))} kB, `}
                  <DateText date={sentAt} now={now} />
                </small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
