import type { FocusEvent, ReactNode } from 'react'
import { Alert } from './alert.tsx'
import { ButtonLink } from './button.tsx'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Container } from './layout.tsx'
import { Link } from './link.tsx'
import styles from './shell.module.css'
import { type Flash, Toasts } from './toast.tsx'

export type NavigationLink = { href: string; label: string; isCurrent?: boolean }

type SiteMark = {
  name: string
  /** The theme's logo for a light background and, if needed, for a dark one. */
  logo?: string | null
  logoDark?: string | null
}

type Props = {
  site: SiteMark
  navigation: NavigationLink[]
  /** Sign in, or the account menu. */
  account?: ReactNode
  /** plain: on the page color. brand: on the theme's. */
  header?: 'plain' | 'brand'
  /** The header stays in view while the page scrolls. */
  stickyHeader?: boolean
  footer?: { text?: ReactNode; links?: NavigationLink[] }
  /** Above everything: impersonation notice, demo banner. */
  banner?: ReactNode
  flash?: Flash | null
  children: ReactNode
}

/** The frame of every screen: skip link, header, content, footer, toasts. */
export function Shell({
  site,
  navigation,
  account,
  header = 'plain',
  stickyHeader = false,
  footer,
  banner,
  flash,
  children,
}: Props) {
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content" data-reload>
        Skip to content
      </a>
      {banner}
      <header
        className={cx(styles.header, header === 'brand' && styles.onBrand)}
        data-sticky-header={stickyHeader || undefined}
      >
        <div className={styles.bar}>
          <Link className={styles.mark} href="/">
            <SiteLogo {...site} onBrand={header === 'brand'} />
          </Link>
          <button type="button" className={styles.opener} popoverTarget="site-menu" onBlur={closeMenu}>
            <Icon name="menu" />
            Menu
          </button>
          {/* A popover on a phone, which needs no script; a plain row on wider screens. */}
          <nav
            id="site-menu"
            className={styles.navigation}
            popover="auto"
            aria-label="Main"
            onBlur={closeMenu}
          >
            <button
              type="button"
              className={styles.closer}
              popoverTarget="site-menu"
              popoverTargetAction="hide"
            >
              <Icon name="close" />
              Close
            </button>
            <ul className={styles.links}>
              {navigation.map((link) => (
                <li key={link.href}>
                  <Link href={link.href} aria-current={link.isCurrent ? 'page' : undefined}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
            {account && <div className={styles.account}>{account}</div>}
          </nav>
        </div>
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        {flash?.stays && <Notice {...flash} />}
        {children}
      </main>
      <Footer site={site} {...footer} />
      <Toasts flash={flash?.stays ? null : flash} />
    </div>
  )
}

/** Closes the menu on a phone when the focus moves on: nobody types into a field that the menu covers. */
function closeMenu({ currentTarget, relatedTarget: next }: FocusEvent) {
  const menu = currentTarget.parentElement?.querySelector<HTMLElement>(':popover-open')
  const isOpener = next instanceof HTMLButtonElement && next.popoverTargetElement === menu
  if (menu && next && !isOpener && !menu.contains(next)) menu.hidePopover()
}

/** A confirmation that matters: it stays until the next page. */
const Notice = ({ message, tone = 'success', link }: Flash) => (
  <Container>
    <div className={styles.notice} role="status">
      <Alert
        tone={tone}
        actions={
          link && (
            <ButtonLink href={link.href} size="small">
              {link.label}
            </ButtonLink>
          )
        }
      >
        {message}
      </Alert>
    </div>
  </Container>
)

function SiteLogo({ name, logo, logoDark, onBrand }: SiteMark & { onBrand: boolean }) {
  if (!logo) return <span className={styles.name}>{name}</span>
  // Often the largest contentful paint on a phone.
  if (onBrand) return <img src={logoDark ?? logo} alt={name} height="40" fetchPriority="high" />
  return (
    <picture>
      {logoDark && <source srcSet={logoDark} media="(prefers-color-scheme: dark)" />}
      <img src={logo} alt={name} height="40" fetchPriority="high" />
    </picture>
  )
}

function Footer({ site, text, links }: { site: SiteMark } & NonNullable<Props['footer']>) {
  return (
    <footer className={styles.footer}>
      <div className={styles.foot}>
        <div className={styles.about}>
          <p className={styles.name}>{site.name}</p>
          {text && <p>{text}</p>}
        </div>
        {links && links.length > 0 && (
          <ul className={styles.footLinks}>
            {links.map((link) => (
              <li key={link.href}>
                <Link href={link.href}>{link.label}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  )
}
