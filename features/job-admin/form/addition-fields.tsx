import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Stack } from '#ui/layout.tsx'
import { Prose } from '#ui/text.tsx'
import styles from './form.module.css'
import { BenefitFields, QuizSection } from './job-fields.tsx'
import type { JobValues } from './schema.ts'

/** A job from a feed: its text is read alone, since the next reading would undo a change. */
export function AdditionFields({ values }: { values: JobValues }) {
  return (
    <Stack gap="large">
      <Alert title="This job comes from a feed">
        Its text, place and pay are what the feed says. You can add benefits, and questions for people who
        apply by email.
      </Alert>
      <Card as="section" className={styles.part}>
        <h2>{values.title}</h2>
        <p>{values.place}</p>
        <Prose html={values.description ?? ''} />
      </Card>
      <Card as="section" className={styles.part}>
        <BenefitFields />
      </Card>
      <QuizSection quiz={values.quiz ?? null} />
    </Stack>
  )
}
