import { Link } from '#ui/link.tsx'
import type { Column } from '#ui/table.tsx'
import { TimeText } from '#ui/text.tsx'
import styles from './list.module.css'
import { addressOf, everything } from './query.ts'
import type { AuditEntry, Named } from './schema.ts'

export const columns: Column<AuditEntry>[] = [
  { key: 'at', header: 'Time', cell: (entry) => <TimeText date={entry.at} /> },
  { key: 'action', header: 'Action', cell: (entry) => entry.action },
  { key: 'who', header: 'Done by', cell: (entry) => <Who entry={entry} /> },
  { key: 'subject', header: 'Done to', cell: (entry) => <Subject subject={entry.subject} /> },
  { key: 'detail', header: 'Detail', cell: (entry) => <Detail entry={entry} /> },
]

function Who({ entry: { actor, actingAs, address } }: { entry: AuditEntry }) {
  return (
    <div className={styles.who}>
      {actor ? <Doer person={actor} /> : <span>{address ? 'A visitor' : 'The system'}</span>}
      {actingAs && (
        <span className={styles.small}>
          in the name of <Doer person={actingAs} />
        </span>
      )}
      {address && <span className={styles.small}>{address}</span>}
    </div>
  )
}

const Doer = ({ person }: { person: Named }) => (
  <Link href={addressOf('/admin/audit', { ...everything, person: person.id })}>
    {person.name ?? 'A deleted account'}
  </Link>
)

function Subject({ subject }: Pick<AuditEntry, 'subject'>) {
  if (!subject) return '–'
  const name = subject.name ?? (subject.type === 'user' ? 'A deleted account' : subject.type)
  return (
    <div className={styles.who}>
      <Link href={addressOf('/admin/audit', { ...everything, subject: subject.id })}>{name}</Link>
      {!subject.name && <span className={styles.small}>{subject.id}</span>}
    </div>
  )
}

function Detail({ entry: { detail, site } }: { entry: AuditEntry }) {
  const facts = Object.entries({ ...(site && { site }), ...detail })
  if (!facts.length) return '–'
  return (
    <dl className={styles.detail}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}:</dt> <dd>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
