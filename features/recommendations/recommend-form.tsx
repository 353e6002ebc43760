import { Card } from '#ui/card.tsx'
import { Form } from '#ui/form.tsx'
import { Stack } from '#ui/layout.tsx'
import { lookup } from '#ui/lookup.ts'
import { Selector } from '#ui/selector.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { Textarea } from '#ui/text-input.tsx'

/** For mentors, on the page of a thing: who should see it, and why. @param action where it posts to */
export function RecommendForm({ action }: { action: string }) {
  return (
    <Card as="section">
      <Stack>
        <h2>Recommend it</h2>
        <Form action={action} name="recommend">
          <Selector label="Recommend to" name="mentee" load={lookup('/chat/connections')} required />
          <Textarea label="Note (optional)" name="note" maxLength={500} rows={3} />
          <SubmitButton icon="send">Recommend</SubmitButton>
        </Form>
      </Stack>
    </Card>
  )
}
