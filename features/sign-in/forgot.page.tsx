import { KeptMailNote } from '#features/mail/widgets.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Link } from '#ui/link.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Panel } from './panel.tsx'

export type Props = {
  email: string
  audience: 'veterans' | 'all'
  /** a link was asked for just now; whether the address has an account is told to nobody */
  isSent: boolean
}

const leads = {
  veterans: 'Enter the email address that you signed up with. We send you a link to choose a new password.',
  all: 'Enter the email address of your account. We send you a link to choose a new password.',
}

/** Stays, for the mail may take a minute; a toast would be gone by then. */
const Sent = ({ email }: { email: string }) => (
  <>
    If <strong>{email}</strong> has an account, a link to choose a new password is in its mail within a
    minute. It is good for one hour. Look into the spam folder too.
  </>
)

/** Asks for a link for a new password (document 1, section 2). */
export default function Forgot({ email, audience, isSent }: Props) {
  return (
    <Panel
      title={isSent ? 'Check your mail' : 'Choose a new password'}
      lead={isSent ? <Sent email={email} /> : leads[audience]}
      foot={
        <p>
          Remembered it? <Link href="/user/login">Sign in</Link>
        </p>
      }
    >
      <KeptMailNote />
      <Form>
        {({ errors, busy, typed }) => (
          <>
            <TextInput
              label="Email address"
              name="email"
              type="email"
              autoComplete="email"
              required
              defaultValue={typed.email ?? email}
              error={errors.email}
            />
            <Button
              type="submit"
              wide
              busy={busy}
              variant={isSent ? 'secondary' : 'primary'}
              icon={isSent ? 'mail' : undefined}
            >
              {isSent ? 'Send the link again' : 'Send the link'}
            </Button>
          </>
        )}
      </Form>
    </Panel>
  )
}
