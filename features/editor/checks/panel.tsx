import { Icon } from '#ui/icon.tsx'
import type { Finding } from './check.ts'
import styles from './panel.module.css'

type Props = {
  findings: readonly Finding[]
  /** takes the person to what is to be changed */
  onGo: (id: string, field?: string) => void
  /** where a part is, in words */
  whereIs: (id: string) => string
}

const looks = {
  error: { icon: 'alert', name: 'Error' },
  warning: { icon: 'warning', name: 'Warning' },
} as const

/** What somebody would stumble over on this page; each leads to its field. */
export function ChecksPanel({ findings, onGo, whereIs }: Props) {
  if (!findings.length)
    return (
      <p className={styles.none}>
        <Icon name="success" />
        No problems found by the automatic accessibility checks.
      </p>
    )
  return (
    <ul className={styles.list} aria-label={`${findings.length} to look at`}>
      {findings.map(({ id, field, message, level }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one text may have the same twice
        <li key={`${id} ${field} ${at}`}>
          <button type="button" className={styles[level]} onClick={() => onGo(id, field)}>
            <Icon name={looks[level].icon} label={looks[level].name} />
            <span>
              {message}
              <small>{whereIs(id)}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
