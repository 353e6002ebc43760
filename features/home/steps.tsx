import type { HomeContent } from '#features/themes/schema.ts'
import section from './section.module.css'
import { SectionHead } from './section-head.tsx'
import styles from './steps.module.css'

/** How it goes, in order. */
export function Steps({ title, steps = [] }: { title?: string; steps?: HomeContent['steps'] }) {
  if (steps.length === 0) return null
  return (
    <section className={section.section}>
      {title && <SectionHead title={title} />}
      <ol className={styles.steps}>
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
