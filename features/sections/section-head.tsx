import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './section.module.css'

type Props = { title: string; href?: string; more?: string }

/** A section without a title on the page has one for screen readers: `otherwise`. */
export const TitleOr = ({ title, otherwise }: { title?: string; otherwise: string }) =>
  title ? (
    <SectionHead title={title} />
  ) : (
    <h2>
      <VisuallyHidden>{otherwise}</VisuallyHidden>
    </h2>
  )

export function SectionHead({ title, href, more }: Props) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      {href && (
        <Link href={href} className={styles.more}>
          {more} <Icon name="chevron-right" />
        </Link>
      )}
    </div>
  )
}

type SectionPart = Props & {
  /** light, from edge to edge */
  isBand?: boolean
  children: ReactNode
}

/** A part of a page under its title. */
export const TitledSection = ({ isBand = false, children, ...head }: SectionPart) => (
  <section className={cx(styles.section, isBand && cx(styles.edge, styles.light))}>
    <SectionHead {...head} />
    {children}
  </section>
)
