import type { ReactNode } from 'react'
import styles from './conditional.module.css'

type Props = {
  isShown: boolean
  /** without script everything is shown, and this text says who should fill it in */
  concerns: string
  children: ReactNode
}

/** A part of a form that depends on an answer. */
export function Conditional({ isShown, concerns, children }: Props) {
  return (
    <div className={isShown ? undefined : styles.later}>
      <p className={styles.concerns}>{concerns}</p>
      {children}
    </div>
  )
}
