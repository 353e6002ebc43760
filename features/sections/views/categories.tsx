import { figure } from '#ui/figure.ts'
import { Link } from '#ui/link.tsx'
import type { SectionProps } from '../schema.ts'
import section from '../section.module.css'
import { SectionHead } from '../section-head.tsx'
import styles from './categories.module.css'

/** The kinds of work there are now, each with how many jobs. */
export default function Categories({ categories }: SectionProps) {
  if (categories.length === 0) return null
  return (
    <section className={section.section}>
      <SectionHead title="Jobs by field" />
      <ul className={styles.categories}>
        {categories.map(({ label, count, href }) => (
          <li key={href}>
            <Link href={href}>
              <span>{label}</span>
              <span className={styles.count}>{figure(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
