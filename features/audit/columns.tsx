import { TimeText } from '#ui/local-time.tsx'
import type { Column } from '#ui/table.tsx'
import styles from './list.module.css'
import type { AuditEntry } from './schema.ts'
import { Sentence } from './sentence-text.tsx'

export const columns: Column<AuditEntry>[] = [
  { key: 'at', header: 'Time', cell: (entry) => <TimeText date={entry.at} /> },
  { key: 'what', header: 'What happened', onPhone: 'title', cell: (entry) => <Sentence of={entry} /> },
  { key: 'where', header: 'From', cell: (entry) => <From entry={entry} /> },
]

/** The site it happened on and the IP address it came from. */
function From({ entry: { site, address } }: { entry: AuditEntry }) {
  if (!site && !address) return '–'
  return (
    <div className={styles.from}>
      {site && <span>{site}</span>}
      {address && <span className={styles.small}>{address}</span>}
    </div>
  )
}
