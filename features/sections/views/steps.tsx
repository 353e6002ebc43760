import { cx } from '#ui/class-names.ts'
import { isEdge } from '#ui/narrow-sections.ts'
import type { SectionProps } from '../schema.ts'
import section from '../section.module.css'
import { TitleOr } from '../section-head.tsx'
import styles from './steps.module.css'

/** How it goes, in order. */
export default function Steps({ content: { stepsTitle, steps = [] }, variant }: SectionProps) {
  if (steps.length === 0) return null
  const isBand = isEdge({ variant })
  const isDark = isBand || variant === 'ink'
  return (
    <section className={cx(section.section, isBand && cx(section.edge, section.dark))}>
      <TitleOr title={stepsTitle} otherwise="How it works" />
      <ol className={cx(styles.steps, isDark && styles.ink, isBand && styles.bare)}>
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
