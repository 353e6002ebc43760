import { Link } from '../link.tsx'
import styles from './header.module.css'
import { Navigation, type NavigationProps } from './navigation.tsx'
import { SiteLogo, type SiteMark } from './site-logo.tsx'

export type HeaderProps = NavigationProps & {
  site: SiteMark
  /** on the brand's color or on the dark surface, where the logo is the light one */
  isFilled?: boolean
  /** The header stays in view while the page scrolls. */
  stickyHeader?: boolean
}

export const Header = ({ site, isFilled = false, stickyHeader = false, ...navigation }: HeaderProps) => (
  <header className={styles.header} data-sticky-header={stickyHeader || undefined}>
    <div className={styles.bar}>
      <Link className={styles.mark} href="/">
        <SiteLogo {...site} onBrand={isFilled} />
      </Link>
      <Navigation {...navigation} />
    </div>
  </header>
)
