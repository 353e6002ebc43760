import { Card } from '#ui/card.tsx'
import { Form } from '#ui/form.tsx'
import { lookup } from '#ui/lookup.ts'
import { Selector } from '#ui/selector.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { Textarea } from '#ui/text-input.tsx'
import styles from './show.module.css'

/** For mentors: who should do this, and why. */
export function RecommendForm({ id }: { id: string }) {
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.heading}>Recommend it</h2>
      <Form action={`/trainings/${id}/recommend`} name="recommend">
        <Selector label="To whom" name="mentee" load={lookup('/chat/connections')} required />
        <Textarea label="Note (optional)" name="note" maxLength={500} rows={3} />
        <SubmitButton icon="send">Recommend</SubmitButton>
      </Form>
    </Card>
  )
}
