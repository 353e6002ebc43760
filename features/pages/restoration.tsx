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
  /** what does not come back, and why */
  notes: string[]
}

/** Says what a version brings back, and what goes for it. */
export function RestorationChanges({ settings, parts, notes }: Restoration) {
  return (
    <Stack>
      {notes.map((note) => (
        <Alert key={note}>{note}</Alert>
      ))}
      {settings.length + parts.length === 0 && <p>Nothing changes: the page is as it was then.</p>}
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
  { what: 'back', title: 'Comes back' },
  { what: 'gone', title: 'Leaves the page' },
  { what: 'changed', title: 'Becomes what it was' },
]

/** More than anybody reads one by one. */
const most = 20

function Parts({ title, parts }: { title: string; parts: Difference[] }) {
  if (parts.length === 0) return null
  const more = parts.length - most
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.parts}>
        {parts.slice(0, most).map(({ part }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts may be called the same, and the list never changes
          <li key={i}>{part}</li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </section>
  )
}
