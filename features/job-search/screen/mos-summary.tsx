import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import type { SearchPage } from '../schema.ts'
import styles from './mos-summary.module.css'

/** The careers that the military occupation was translated to, and other branches that use the same code. */
export function MosSummary({ page }: { page: SearchPage }) {
  const { occupation, careers, otherBranches, branches, understood } = page
  if (!occupation) return null
  const branch = branches.find(({ value }) => value === occupation.corps)?.label ?? occupation.corps
  return (
    <div className={styles.summary}>
      {careers.length > 0 && (
        <details className={styles.fold}>
          <summary>
            We looked for {careers.length} civilian careers that fit {branch} {occupation.code}{' '}
            {occupation.title}
            <Icon name="chevron-down" />
          </summary>
          <ul className={styles.careers}>
            {careers.map(({ title, href }) => (
              <li key={href}>
                <Link href={href}>{title}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      {otherBranches.length > 0 && !understood.occupation && (
        <p className={styles.others}>
          Other branches also use this code:{' '}
          {otherBranches.map(({ label, href }) => (
            <Link key={href} href={href} keepState>
              {label}
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}
