import { cx } from '#ui/class-names.ts'
import type { SectionProps } from '../schema.ts'
import section from '../section.module.css'
import { TitleOr } from '../section-head.tsx'
import styles from './steps.module.css'

/** How it goes, in order. */
export default function Steps({ content: { stepsTitle, steps = [] }, variant }: SectionProps) {
  if (steps.length === 0) return null
  return (
    <section className={section.section}>
      <TitleOr title={stepsTitle} otherwise="How it works" />
      <ol className={cx(styles.steps, variant === 'ink' && styles.ink)}>
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
