import { Link } from '#ui/link.tsx'
import styles from './breadcrumbs.module.css'

/** The path to this job: home, all jobs, its category. */
export function Breadcrumbs({ category }: { category?: { label: string; href: string } }) {
  const trail = [
    { label: 'Home', href: '/' },
    { label: 'Jobs', href: '/jobs/search' },
    ...(category ? [category] : []),
  ]
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumbs}>
      <ol>
        {trail.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
