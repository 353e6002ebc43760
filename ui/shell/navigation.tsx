import type { FocusEvent, ReactNode } from 'react'
import { ButtonLink } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import account from './account.module.css'
import call from './call.module.css'
import links from './links.module.css'
import styles from './navigation.module.css'

export type NavigationLink = { href: string; label: string; isCurrent?: boolean }

export type NavigationProps = {
  navigation: NavigationLink[]
  /** Sign in, or the account menu. */
  account?: ReactNode
  /** a phone number, for the header of wide screens */
  call?: { number: string; hours?: string }
  /** what the site asks for most, beside the account */
  button?: NavigationLink
}

const menu = 'site-menu'

/** A popover on a phone, which needs no script; a plain row on wider screens. */
export const Navigation = (props: NavigationProps) => (
  <>
    <button type="button" className={styles.opener} popoverTarget={menu} onBlur={closeMenu}>
      <Icon name="menu" />
      Menu
    </button>
    <nav id={menu} className={styles.navigation} popover="auto" aria-label="Main" onBlur={closeMenu}>
      <button type="button" className={styles.closer} popoverTarget={menu} popoverTargetAction="hide">
        <Icon name="close" />
        Close
      </button>
      <ul className={links.links}>
        {props.navigation.map(({ href, label, isCurrent }) => (
          <li key={href}>
            <Link href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {props.call && (
        <p className={call.call}>
          {props.call.hours}
          <a href={`tel:${props.call.number.replace(/[^+\d]/g, '')}`}>{props.call.number}</a>
        </p>
      )}
      {props.button && (
        <p className={account.button}>
          <ButtonLink href={props.button.href}>{props.button.label}</ButtonLink>
        </p>
      )}
      {props.account && <div className={account.account}>{props.account}</div>}
    </nav>
  </>
)

/** Closes the menu on a phone when the focus moves on: nobody types into a field that the menu covers. */
function closeMenu({ currentTarget, relatedTarget: next }: FocusEvent) {
  const menu = currentTarget.parentElement?.querySelector<HTMLElement>(':popover-open')
  const isOpener = next instanceof HTMLButtonElement && next.popoverTargetElement === menu
  if (menu && next && !isOpener && !menu.contains(next)) menu.hidePopover()
}
