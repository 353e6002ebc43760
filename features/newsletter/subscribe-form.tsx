import { emailMessages } from '#spec/messages.ts'
import { isEmail } from '#spec/patterns.ts'
import { Button } from '#ui/button.tsx'
import { Form, type FormErrors } from '#ui/form.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useComplete } from '#ui/use-complete.ts'
import styles from './subscribe-form.module.css'

type Props = { name: string; buttonText?: string }

/** An address for the newsletter; the button waits for one that looks like an address (document 3, section 5). */
export function SubscribeForm({ name, buttonText = 'Subscribe' }: Props) {
  const { button, isReady, look } = useComplete((fields) => isEmail(emailIn(fields)))
  return (
    <Form
      action="/newsletter/subscribe"
      name={name}
      encType="multipart/form-data"
      check={wrongIn}
      onChange={look}
    >
      {({ errors, busy, typed }) => (
        <div className={styles.row}>
          <TextInput
            label="Email address"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            defaultValue={typed.email}
            error={errors.email}
          />
          <Button ref={button} type="submit" busy={busy} disabled={!isReady}>
            {buttonText}
          </Button>
        </div>
      )}
    </Form>
  )
}

const emailIn = (fields: FormData) => String(fields.get('email') ?? '').trim()

function wrongIn(fields: FormData): FormErrors {
  const email = emailIn(fields)
  if (!email) return { email: emailMessages.emailRequired }
  return isEmail(email) ? {} : { email: emailMessages.emailInvalid }
}
