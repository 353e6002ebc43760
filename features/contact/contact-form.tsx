import { contactLength } from '#spec/limits.ts'
import { Button } from '#ui/button.tsx'
import { Captcha } from '#ui/captcha.tsx'
import { Form } from '#ui/form.tsx'
import { usePage } from '#ui/nav.ts'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import { contactErrors } from './model/wrong.ts'
import type { ContactForm as Message } from './schema.ts'

type Props = {
  subject?: string
  /** of this form among others of the page */
  name?: string
  typed?: Partial<Message>
}

/** A message to the people behind the site. */
export function ContactForm({ subject, name, typed: before = {} }: Props) {
  const { viewer } = usePage<{ viewer?: { name: string } | null }>().props
  return (
    <Form action="/contact" name={name} check={wrongIn}>
      {({ errors, busy, typed: retyped }) => {
        const typed: Partial<Message> = { ...before, ...retyped }
        return (
          <>
            {subject && <input type="hidden" name="subject" value={subject} />}
            <TextInput
              label="Name"
              name="name"
              autoComplete="name"
              maxLength={100}
              required
              defaultValue={typed.name ?? viewer?.name}
              error={errors.name}
            />
            <TextInput
              label="Email address"
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              help="The answer goes there."
              required
              defaultValue={typed.email}
              error={errors.email}
            />
            <Textarea
              label="Message"
              name="message"
              rows={6}
              maxLength={contactLength}
              required
              defaultValue={typed.message}
              error={errors.message}
            />
            {!viewer && <Captcha error={errors.captcha} />}
            <div>
              <Button type="submit" busy={busy}>
                Send message
              </Button>
            </div>
          </>
        )
      }}
    </Form>
  )
}

function wrongIn(fields: FormData) {
  const text = (name: string) => String(fields.get(name) ?? '').trim()
  return contactErrors({ name: text('name'), email: text('email'), message: text('message') })
}
