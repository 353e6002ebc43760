import styles from './site-logo.module.css'

export type SiteMark = {
  name: string
  /** The theme's logo for a light background and, if needed, for a dark one. */
  logo?: string | null
  logoDark?: string | null
}

type Props = SiteMark & {
  onBrand: boolean
  /** at the end of the page */
  isLast?: boolean
}

/** The site's logo, or its name where it has none. */
export function SiteLogo({ name, logo, logoDark, onBrand, isLast = false }: Props) {
  if (!logo) return <span className={styles.name}>{name}</span>
  // Often the largest contentful paint on a phone.
  const when = isLast ? ({ loading: 'lazy' } as const) : ({ fetchPriority: 'high' } as const)
  if (onBrand) return <img {...when} src={logoDark ?? logo} alt={name} height="40" />
  return (
    <picture>
      {logoDark && <source srcSet={logoDark} media="screen and (prefers-color-scheme: dark)" />}
      <img {...when} src={logo} alt={name} height="40" />
    </picture>
  )
}
