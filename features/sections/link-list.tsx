import type { ReactNode } from 'react'
import type { HomeLink } from '#features/themes/schema.ts'
import { Link } from '#ui/link.tsx'
import styles from './link-list.module.css'
import section from './section.module.css'
import { SectionHead } from './section-head.tsx'

type Props = {
  title: string
  links?: HomeLink[]
  /** between the title and the links */
  before?: ReactNode
}

/** Links with a line below each: forms, offices. */
export function LinkList({ title, links = [], before }: Props) {
  if (links.length === 0) return null
  return (
    <section className={section.section}>
      <SectionHead title={title} />
      {before}
      <ul className={styles.list}>
        {links.map(({ label, href, text }) => (
          <li key={label}>
            <Link href={href}>{label}</Link>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
