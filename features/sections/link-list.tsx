import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import styles from './link-list.module.css'
import section from './section.module.css'
import { SectionHead } from './section-head.tsx'

type ListedLink = {
  label: string
  href?: string
  above?: ReactNode
  text?: string
}

type Props = {
  title: string
  href?: string
  more?: string
  links?: ListedLink[]
  /** in a light box */
  boxed?: boolean
  /** between the title and the links */
  before?: ReactNode
}

/** Links with a line below each: forms, offices, notices, and whatever a site shows as a list. */
export function LinkList({ title, href: all, more, links = [], boxed, before }: Props) {
  if (links.length === 0) return null
  return (
    <section className={cx(section.section, boxed && styles.box)}>
      <SectionHead title={title} href={all} more={more} />
      {before}
      <ul className={styles.list}>
        {links.map(({ label, href, above, text }) => (
          <li key={`${label} ${href}`}>
            {above && <p>{above}</p>}
            {href ? <Link href={href}>{label}</Link> : <strong>{label}</strong>}
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
