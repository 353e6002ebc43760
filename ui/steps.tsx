import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import styles from './steps.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type Step = { label: string; href?: string }

/** The progress through several steps; completed steps are links. */
export function Steps({ label, steps, current }: { label: string; steps: Step[]; current: number }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, i) => (
          <li
            key={step.label}
            className={cx(styles.step, i < current && styles.done, i === current && styles.current)}
            aria-current={i === current ? 'step' : undefined}
          >
            <span className={styles.number}>{i < current ? <Icon name="check" /> : i + 1}</span>
            <span className={styles.label}>
              {i < current && <VisuallyHidden>Done: </VisuallyHidden>}
              {i < current && step.href ? <Link href={step.href}>{step.label}</Link> : step.label}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.short} aria-hidden="true">
        Step {current + 1} of {steps.length}: <strong>{steps[current]?.label}</strong>
      </p>
    </nav>
  )
}
