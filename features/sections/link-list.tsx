import type { ReactNode } from 'react'
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
  links?: ListedLink[]
  /** between the title and the links */
  before?: ReactNode
}

/** Links with a line below each: forms, offices, notices. */
export function LinkList({ title, links = [], before }: Props) {
  if (links.length === 0) return null
  return (
    <section className={section.section}>
      <SectionHead title={title} />
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
