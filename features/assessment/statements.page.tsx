import { Form } from '#ui/form.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { DateText } from '#ui/text.tsx'
import { assessmentMessages as words } from './messages.ts'
import type { AssessmentPage } from './schema.ts'
import styles from './statements.module.css'
import { StepForm } from './step-form.tsx'

export type Props = AssessmentPage

/** The interest assessment: a step of statements, or the way into it. */
export default function Statements({ open, latest }: Props) {
  if (open)
    return (
      <Page
        title="Interest assessment"
        heading="How much would you like to do this?"
        lead="Think only about the work itself, not about pay, schooling or whether you could do it today."
        above={<Link href="/assessment/results">Interests</Link>}
      >
        <StepForm key={open.step} open={open} />
      </Page>
    )
  return (
    <Page title="Interest assessment" lead={words.lead} narrow>
      <ul className={styles.points}>
        <li>{words.time}</li>
        <li>There are no right answers, and nothing to prepare.</li>
        <li>{words.private}</li>
      </ul>
      <Form action="/assessment">
        <SubmitButton size="large">{latest ? 'Take it again' : 'Start'}</SubmitButton>
      </Form>
      {latest && (
        <p>
          You took it on <DateText date={latest.completedAt} exact />.{' '}
          <Link href="/assessment/results">See your result, {latest.code}</Link>
        </p>
      )}
    </Page>
  )
}
