import { statements as all, stepCount } from './model/statements.ts'
import styles from './statements.module.css'

const perStep = all.length / stepCount

/** How far each step is; a phone has a line of text for the one that is shown. */
export function StepBars({ step, answered }: { step: number; answered: readonly number[] }) {
  const here = `Step ${step} of ${stepCount}, ${answered[step - 1]} of ${perStep} answered`
  return (
    <>
      <ol className={styles.bars} aria-label={here}>
        {answered.map((count, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps never move
          <li key={at} aria-current={at + 1 === step ? 'step' : undefined}>
            <svg aria-hidden="true">
              <rect width="100%" height="100%" />
              <rect width={`${(count / perStep) * 100}%`} height="100%" />
            </svg>
            <span>
              Step {at + 1}
              {at + 1 === step && `, ${count} of ${perStep} answered`}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.here} aria-hidden="true">
        {here}
      </p>
    </>
  )
}
