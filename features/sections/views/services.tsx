import { Link } from '#ui/link.tsx'
import type { SectionProps } from '../schema.ts'
import section from '../section.module.css'
import { TitleOr } from '../section-head.tsx'
import styles from './services.module.css'

/** A list to scan: links with a sentence each, under the names of their groups. */
export default function Services({ content: { servicesTitle, services = [] }, variant }: SectionProps) {
  if (services.length === 0) return null
  const groups = Map.groupBy(services, ({ group }) => group)
  return (
    <section className={section.section}>
      <TitleOr title={servicesTitle} otherwise="Services" />
      <div className={variant === 'tiles' ? styles.tiles : styles.groups}>
        {[...groups].map(([group, links]) => (
          <div key={group} className={styles.group}>
            <h3>{group}</h3>
            <ul>
              {links.map(({ label, text, href }) => (
                <li key={label}>
                  <Link href={href}>{label}</Link>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
