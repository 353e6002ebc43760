import type { HomeContent } from '#features/themes/schema.ts'
import { cx } from '#ui/class-names.ts'
import section from './section.module.css'
import { TitleOr } from './section-head.tsx'
import styles from './steps.module.css'

type Props = { title?: string; steps?: HomeContent['steps']; isOnInk?: boolean }

/** How it goes, in order. */
export function Steps({ title, steps = [], isOnInk }: Props) {
  if (steps.length === 0) return null
  return (
    <section className={section.section}>
      <TitleOr title={title} otherwise="How it works" />
      <ol className={cx(styles.steps, isOnInk && styles.ink)}>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
