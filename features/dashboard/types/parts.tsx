import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Logo } from '#ui/logo.tsx'
import type { Hint } from './model.ts'
import styles from './rows.module.css'

type RowProps = {
  title: string
  href?: string
  logo?: { name: string; src: string | null }
  /** quiet lines below the title */
  lines: (ReactNode | null)[]
  /** a badge or an action */
  children?: ReactNode
}

/** The rows of a module: every list of the dashboard has these. */
export const Rows = ({ children }: { children: ReactNode }) => <ul className={styles.rows}>{children}</ul>

export const Row = ({ title, href, logo, lines, children }: RowProps) => (
  <li>
    {logo && <Logo {...logo} size="small" />}
    <div className={styles.what}>
      {href ? (
        <Link href={href} className={styles.title}>
          {title}
        </Link>
      ) : (
        <span className={styles.title}>{title}</span>
      )}
      {lines.filter(Boolean).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
        <span key={at} className={styles.meta}>
          {line}
        </span>
      ))}
    </div>
    {children}
  </li>
)

/** Links below a module. */
export const Foot = ({ children }: { children: ReactNode }) => <p className={styles.foot}>{children}</p>

/** What is missing, and the one thing that helps. */
export const Missing = ({ hint }: { hint: Hint }) => (
  <div className={styles.hint}>
    <p>{hint.text}</p>
    <ButtonLink href={hint.href} variant="secondary" size="small">
      {hint.action}
    </ButtonLink>
  </div>
)

/** Nothing to list. */
export const None = ({ children }: { children: ReactNode }) => (
  <div className={styles.hint}>
    <p>{children}</p>
  </div>
)
