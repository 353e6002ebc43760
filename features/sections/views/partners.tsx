import { cx } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { narrow } from '#ui/picture-variants.ts'
import type { SectionProps } from '../schema.ts'
import { TitledSection } from '../section-head.tsx'
import styles from './partners.module.css'

/** The organizations behind the site: logos, or names where there is none. */
export default function Partners({
  content: { partnersTitle = 'Partners', partners = [] },
  variant,
}: SectionProps) {
  if (partners.length === 0) return null
  return (
    <TitledSection title={partnersTitle}>
      <ul className={cx(styles.partners, variant === 'grid' && styles.grid)}>
        {partners.map(({ label, href, picture }) => {
          const shown = picture ? (
            <img src={narrow(picture, 640)} alt={label} height="48" loading="lazy" />
          ) : (
            label
          )
          return <li key={label}>{href ? <Link href={href}>{shown}</Link> : shown}</li>
        })}
      </ul>
    </TitledSection>
  )
}
