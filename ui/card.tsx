import type { ReactNode } from 'react'
import styles from './card.module.css'
import { cx } from './class-names.ts'

type Props = {
  children: ReactNode
  as?: 'div' | 'article' | 'section' | 'li'
  /** The link with `data-cover` inside it takes clicks anywhere on the card. */
  clickable?: boolean
  tone?: 'plain' | 'sunken' | 'promoted'
  className?: string
}

/** One of several comparable items. */
export function Card({ children, as: Tag = 'div', clickable, tone = 'plain', className }: Props) {
  return (
    <Tag className={cx(styles.card, styles[tone], clickable && styles.clickable, className)}>{children}</Tag>
  )
}
