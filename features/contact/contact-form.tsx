import { contactLength } from '#spec/limits.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { MessageFields } from '#ui/message-fields.tsx'
import { contactErrors } from './model/wrong.ts'

type Props = {
  subject?: string
  /** of this form among others of the page */
  name?: string
}

/** A message to the people behind the site. */
export function ContactForm({ subject, name }: Props) {
  return (
    <Form action="/contact" name={name} keep={`contact ${subject ?? ''}`} check={wrongIn}>
      {({ errors, busy, typed }) => (
        <>
          {subject && <input type="hidden" name="subject" value={subject} />}
          <MessageFields
            errors={errors}
            typed={typed}
            emailHelp="The answer goes there."
            longest={contactLength}
            rows={6}
          />
          <div>
            <Button type="submit" busy={busy}>
              Send message
            </Button>
          </div>
        </>
      )}
    </Form>
  )
}

function wrongIn(fields: FormData) {
  const text = (name: string) => String(fields.get(name) ?? '').trim()
  return contactErrors({ name: text('name'), email: text('email'), message: text('message') })
}
