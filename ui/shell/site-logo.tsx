import styles from './site-logo.module.css'

export type SiteMark = {
  name: string
  /** The theme's logo for a light background and, if needed, for a dark one. */
  logo?: string | null
  logoDark?: string | null
}

/** The site's logo, or its name where it has none. */
export function SiteLogo({ name, logo, logoDark, onBrand }: SiteMark & { onBrand: boolean }) {
  if (!logo) return <span className={styles.name}>{name}</span>
  // Often the largest contentful paint on a phone.
  if (onBrand) return <img src={logoDark ?? logo} alt={name} height="40" fetchPriority="high" />
  return (
    <picture>
      {logoDark && <source srcSet={logoDark} media="screen and (prefers-color-scheme: dark)" />}
      <img src={logo} alt={name} height="40" fetchPriority="high" />
    </picture>
  )
}
