import { Card } from '#ui/card.tsx'
import { ValueBars } from '#ui/chart/value-bars.tsx'
import styles from './analytics.module.css'
import { type Analytics, figureOf, type Kind } from './schema.ts'

const way: Kind[] = ['signUps', 'activations', 'applications', 'hires']

/** How much of each step on the way to a job happened. Nobody is followed along it. */
export function FromSignUpToHire({ totals }: Analytics) {
  const bars = way.map((kind) => ({
    label: figureOf(kind).label,
    value: totals.find((total) => total.kind === kind)?.now ?? 0,
  }))
  return (
    <Card as="section" className={styles.panel}>
      <h2>From sign-up to hire</h2>
      <p className={styles.quiet}>
        What happened in this period, not how far the same people came: nobody is followed.
      </p>
      <ValueBars summary="From sign-up to hire, step by step." heads={['Step', 'Times']} bars={bars} />
    </Card>
  )
}
