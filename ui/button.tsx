import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'
import { Link, type LinkProps } from './link.tsx'
import { Spinner } from './progress.tsx'

type Look = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  icon?: IconName
  /** Drawn after the words. */
  iconAfter?: IconName
  /** As wide as its container. */
  wide?: boolean
  children?: ReactNode
}

type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** Working: keeps its place in the tab order and its width, and does nothing when pressed again. */
    busy?: boolean
  }

function looks({ variant = 'primary', size = 'medium', wide }: Look, className?: string) {
  return cx(styles.button, styles[variant], styles[size], wide && styles.wide, className)
}

function Content({ icon, iconAfter, children }: Look) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </>
  )
}

export function Button({ variant, size, icon, iconAfter, wide, busy, children, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    busy ? event.preventDefault() : rest.onClick?.(event)
  return (
    <button
      type="button"
      {...rest}
      className={looks({ variant, size, wide }, rest.className)}
      onClick={press}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      {busy && <Spinner className={styles.spinner} />}
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </button>
  )
}

/** A link that looks like a button: it leads somewhere, so it stays a link. */
export function ButtonLink({ variant, size, icon, iconAfter, wide, children, ...rest }: Look & LinkProps) {
  return (
    <Link {...rest} className={looks({ variant, size, wide }, rest.className)}>
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </Link>
  )
}

type IconButtonProps = ComponentProps<'button'> & { icon: IconName; label: string; filled?: boolean }

/** A round target with a picture and a name for those who cannot see it. */
export function IconButton({ icon, label, filled, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(styles.iconButton, rest.className)}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} filled={filled} />
    </button>
  )
}
