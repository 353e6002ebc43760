import { contactLength } from '#spec/limits.ts'
import { Form } from '#ui/form.tsx'
import { MessageFields } from '#ui/message-fields.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { contactErrors } from './model/wrong.ts'

type Props = {
  subject?: string
  /** distinguishes this form from others on the page */
  name?: string
}

/** A message to the people behind the site. */
export function ContactForm({ subject, name }: Props) {
  return (
    <Form action="/contact" name={name} keep={`contact ${subject ?? ''}`} check={wrongIn}>
      {subject && <input type="hidden" name="subject" value={subject} />}
      <MessageFields emailHelp="We’ll reply to this address." longest={contactLength} rows={6} />
      <div>
        <SubmitButton>Send message</SubmitButton>
      </div>
    </Form>
  )
}

function wrongIn(fields: FormData) {
  const text = (name: string) => String(fields.get(name) ?? '').trim()
  return contactErrors({ name: text('name'), email: text('email'), message: text('message') })
}
