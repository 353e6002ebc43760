import { Avatar } from '#ui/avatar.tsx'
import styles from './company.module.css'
import type { CompanyPage } from './schema.ts'

/** People with a military background who work here and agreed to be named. */
export function Veterans({ page: { veterans, editHref } }: { page: CompanyPage }) {
  if (!veterans.length && !editHref) return null
  return (
    <section className={styles.section} aria-labelledby="veterans">
      <h2 id="veterans">Veterans who work here</h2>
      {veterans.length > 0 && (
        <ul className={styles.veterans}>
          {veterans.map((veteran) => (
            <Veteran key={`${veteran.name} ${veteran.service.join()}`} veteran={veteran} />
          ))}
        </ul>
      )}
      {editHref ? (
        <p className={styles.missing}>
          People who served appear here once they say so in their profile, under Privacy.
        </p>
      ) : (
        <p className={styles.quiet}>Shown with their permission.</p>
      )}
    </section>
  )
}

const Veteran = ({ veteran: { name, service, quote } }: { veteran: CompanyPage['veterans'][number] }) => (
  <li>
    <Avatar name={name} size="small" />
    <div>
      <strong>{name}</strong>
      {service.map((record) => (
        <span key={record} className={styles.quiet}>
          {record}
        </span>
      ))}
    </div>
    {quote && (
      <q className={styles.quote} dir="auto">
        {quote}
      </q>
    )}
  </li>
)
