import { Badge } from '#ui/badge.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster } from '#ui/layout.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './list.module.css'
import type { Recommendation } from './schema.ts'

/** What a person says to a recommendation; each answer can be taken back. */
export function AnswerForms({ one }: { one: Recommendation }) {
  const action = `/recommendations/${one.id}`
  if (one.isDeclined)
    return (
      <Form action={action} name={`open-${one.id}`}>
        <Cluster>
          <Badge>Not for me</Badge>
          <SubmitButton name="declined" value="false" variant="secondary" size="small">
            Take it back
          </SubmitButton>
        </Cluster>
      </Form>
    )
  return (
    <div className={styles.answers}>
      <Form action={action}>
        <SubmitButton
          name="completed"
          value={String(!one.isComplete)}
          variant="secondary"
          size="small"
          icon={one.isComplete ? undefined : 'check'}
        >
          {one.isComplete ? 'Mark as not done' : 'Mark as done'}
        </SubmitButton>
      </Form>
      {!one.isComplete && (
        <Disclosure summary="Not for me">
          <Form action={action} name={`decline-${one.id}`}>
            <TextInput
              label="Why not? (optional)"
              name="why"
              help={`${one.by.name} reads your answer.`}
              maxLength={300}
            />
            <SubmitButton name="declined" value="true" variant="secondary" size="small">
              Not for me
            </SubmitButton>
          </Form>
        </Disclosure>
      )}
    </div>
  )
}
