import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'
import { Link, type LinkProps } from './link.tsx'
import { Spinner } from './progress.tsx'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  icon?: IconName
  /** Shown after the label. */
  iconAfter?: IconName
  /** As wide as its container. */
  wide?: boolean
  children?: ReactNode
}

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Busy: keeps its place in the tab order and its width, and ignores clicks. */
    busy?: boolean
  }

/** The classes of a button, for other elements. */
export function buttonLook({ variant = 'primary', size = 'medium', wide }: ButtonLook, className?: string) {
  return cx(styles.button, styles[variant], styles[size], wide && styles.wide, className)
}

function Content({ icon, iconAfter, children }: ButtonLook) {
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
      className={buttonLook({ variant, size, wide }, rest.className)}
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

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  icon,
  iconAfter,
  wide,
  children,
  ...rest
}: ButtonLook & LinkProps) {
  return (
    <Link {...rest} className={buttonLook({ variant, size, wide }, rest.className)}>
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </Link>
  )
}

type IconButtonProps = ComponentProps<'button'> & { icon: IconName; label: string; filled?: boolean }

/** A round button with an icon and an accessible name. */
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
