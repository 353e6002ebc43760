import { cx } from '../class-names.ts'
import { Link } from '../link.tsx'
import styles from './header.module.css'
import { Navigation, type NavigationProps } from './navigation.tsx'
import { SiteLogo, type SiteMark } from './site-logo.tsx'

export type HeaderProps = NavigationProps & {
  site: SiteMark
  /** plain: on the page color. brand: on the theme's. */
  header?: 'plain' | 'brand' | 'ink'
  /** The header stays in view while the page scrolls. */
  stickyHeader?: boolean
}

export const Header = ({ site, header = 'plain', stickyHeader = false, ...navigation }: HeaderProps) => (
  <header
    className={cx(styles.header, header === 'brand' && styles.onBrand)}
    data-on-brand={header === 'brand' || undefined}
    data-sticky-header={stickyHeader || undefined}
  >
    <div className={styles.bar}>
      <Link className={styles.mark} href="/">
        <SiteLogo {...site} onBrand={header !== 'plain'} />
      </Link>
      <Navigation {...navigation} />
    </div>
  </header>
)
