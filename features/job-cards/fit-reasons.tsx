import { Icon } from '#ui/icon.tsx'
import styles from './mos-matched.module.css'

/** Why a job fits the viewer's profile. */
export function FitReasons({ reasons }: { reasons: string[] }) {
  return (
    <p className={styles.matched}>
      <Icon name="user" />
      <span>{reasons.join('. ')}</span>
    </p>
  )
}
