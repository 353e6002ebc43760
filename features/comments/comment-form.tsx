import { comments } from '#spec/limits.ts'
import { commentMessages, signInMessages } from '#spec/messages.ts'
import { Button } from '#ui/button.tsx'
import { Captcha } from '#ui/captcha.tsx'
import { Form, type FormErrors } from '#ui/form.tsx'
import { usePage } from '#ui/nav.ts'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import { useComplete } from '#ui/use-complete.ts'

type Props = { identifier: string; name?: string }

/** Sends a message to the site (document 1, section 2): name, email and message are all required. */
export function CommentForm({ identifier, name }: Props) {
  const { viewer } = usePage<{ viewer?: { name: string } | null }>().props
  const { button, isReady, look } = useComplete(isComplete)
  return (
    <Form action="/comments" name={name} check={missing} onChange={look}>
      {({ errors, busy, typed }) => (
        <>
          <input type="hidden" name="commentIdentifier" value={identifier} />
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
            help="It is not shown."
            required
            defaultValue={typed.email}
            error={errors.email}
          />
          <Textarea
            label="Message"
            name="message"
            maxLength={comments.longest}
            required
            defaultValue={typed.message}
            error={errors.message}
          />
          {!viewer && <Captcha error={errors.captcha} />}
          <div>
            <Button ref={button} type="submit" busy={busy} disabled={!isReady}>
              Submit
            </Button>
          </div>
        </>
      )}
    </Form>
  )
}

const words = {
  name: commentMessages.name,
  email: signInMessages.emailRequired,
  message: commentMessages.message,
}

const isComplete = (fields: FormData) => Object.keys(missing(fields)).length === 0

function missing(fields: FormData): FormErrors {
  const empty = Object.entries(words).filter(([name]) => !String(fields.get(name) ?? '').trim())
  return Object.fromEntries(empty)
}
