import { Alert } from '#ui/alert.tsx'
import { Stack } from '#ui/layout.tsx'
import type { Difference } from './differences.ts'
import styles from './restoration.module.css'

/** What restoring a version changes. */
export type Restoration = {
  rev: number
  savedAt: string
  settings: { label: string; now: string; was: string }[]
  parts: Difference[]
  /** what is not restored, and why */
  notes: string[]
}

/** Lists what restoring a version brings back, removes and changes. */
export function RestorationChanges({ settings, parts, notes }: Restoration) {
  return (
    <Stack>
      {notes.map((note) => (
        <Alert key={note}>{note}</Alert>
      ))}
      {settings.length + parts.length === 0 && <p>Nothing changes: the page is the same as this version.</p>}
      {settings.length > 0 && (
        <dl className={styles.settings}>
          {settings.map(({ label, now, was }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <span className={styles.word}>now</span> {now}
              </dd>
              <dd>
                <span className={styles.word}>then</span> {was}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {groups.map(({ what, title }) => (
        <Parts key={what} title={title} parts={parts.filter((each) => each.what === what)} />
      ))}
    </Stack>
  )
}

const groups = [
  { what: 'back', title: 'Restored' },
  { what: 'gone', title: 'Removed from the page' },
  { what: 'changed', title: 'Changed back' },
]

/** More are only counted. */
const most = 20

function Parts({ title, parts }: { title: string; parts: Difference[] }) {
  if (parts.length === 0) return null
  const more = parts.length - most
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.parts}>
        {parts.slice(0, most).map(({ part }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts may have the same label, and the list never changes
          <li key={i}>{part}</li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </section>
  )
}
