import type { ReactNode } from 'react'
import { type Flash, Toasts } from '../toast.tsx'
import { Footer, type FooterProps } from './footer.tsx'
import { Header, type HeaderProps } from './header.tsx'
import { Notice } from './notice.tsx'
import styles from './shell.module.css'
import { SkipLink } from './skip-link.tsx'

type Props = HeaderProps & {
  footer?: FooterProps & { isFilled?: boolean }
  /** Above everything: impersonation notice, demo banner. */
  banner?: ReactNode
  flash?: Flash | null
  children: ReactNode
}

/** The frame of every screen: skip link, header, content, footer, toasts. */
export const Shell = ({ footer, banner, flash, children, ...header }: Props) => (
  <div className={styles.shell}>
    <SkipLink />
    {banner}
    <Header {...header} />
    <main id="content" className={styles.main} tabIndex={-1}>
      {flash?.stays && <Notice {...flash} />}
      {children}
    </main>
    <Footer site={header.site} {...footer} />
    <Toasts flash={flash?.stays ? null : flash} />
  </div>
)
