import { type ReactNode, useEffect, useRef } from 'react'
import styles from './alert.module.css'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

export const toneIcons: Record<AlertTone, IconName> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'alert',
}

type Props = { tone?: AlertTone; title?: string; children?: ReactNode; actions?: ReactNode }

/** What happened and what to do, shown where it applies. */
export function Alert({ tone = 'info', title, children, actions }: Props) {
  return (
    <div className={cx(styles.alert, styles[tone])} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon name={toneIcons[tone]} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}

/** One sentence across the whole page: an impersonation notice, a demo banner. */
export function Banner({ tone = 'info', children }: Pick<Props, 'tone' | 'children'>) {
  return (
    <div className={cx(styles.banner, styles[tone])}>
      <Icon name={toneIcons[tone]} />
      <div>{children}</div>
    </div>
  )
}

/** To a field; into its first control where it is a group. */
function Jump({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a
      href={`#${id}`}
      data-reload
      onClick={(event) => {
        event.preventDefault()
        const field = document.getElementById(id)
        const control = field?.matches('fieldset') ? field.querySelector<HTMLElement>('input') : field
        field?.scrollIntoView({ block: 'center' })
        control?.focus({ preventScroll: true })
      }}
    >
      {children}
    </a>
  )
}

/**
 * A summary of a form's errors above it, each a link to its field. Takes the focus when it appears, so that
 * the errors are announced.
 */
export function ErrorSummary({ errors }: { errors: { id?: string; message: string }[] }) {
  const summary = useRef<HTMLDivElement>(null)
  const shown = errors.length > 0
  useEffect(() => {
    if (shown) summary.current?.focus()
  }, [shown])
  if (!shown) return null
  return (
    <div ref={summary} tabIndex={-1} role="alert" data-summary className={cx(styles.alert, styles.danger)}>
      <Icon name="alert" />
      <div className={styles.words}>
        <p className={styles.title}>Please check what you entered</p>
        <ul className={styles.list}>
          {errors.map(({ id, message }) => (
            <li key={id ?? message}>{id ? <Jump id={id}>{message}</Jump> : message}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
