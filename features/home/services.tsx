import type { HomeContent } from '#features/themes/schema.ts'
import { Link } from '#ui/link.tsx'
import section from './section.module.css'
import { TitleOr } from './section-head.tsx'
import styles from './services.module.css'

/** A list to scan: links with a sentence each, under the names of their groups. */
export function Services({ servicesTitle, services = [] }: HomeContent) {
  if (services.length === 0) return null
  const groups = Map.groupBy(services, ({ group }) => group)
  return (
    <section className={section.section}>
      <TitleOr title={servicesTitle} otherwise="Services" />
      <div className={styles.groups}>
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
