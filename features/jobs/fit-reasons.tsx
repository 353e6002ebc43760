import { Icon } from '#ui/icon.tsx'
import styles from './mos-matched.module.css'

/** Why a job suits the person who looks, by the own profile. */
export function FitReasons({ reasons }: { reasons: string[] }) {
  return (
    <p className={styles.matched}>
      <Icon name="user" />
      <span>{reasons.join('. ')}</span>
    </p>
  )
}
