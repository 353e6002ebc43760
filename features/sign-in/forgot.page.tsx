import { KeptMailNote } from '#features/mail/widgets.ts'
import { Form } from '#ui/form.tsx'
import { Link } from '#ui/link.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Panel } from './panel.tsx'

export type Props = {
  email: string
  audience: 'veterans' | 'all'
  /** a link was just requested; the screen never reveals whether the address has an account */
  isSent: boolean
}

const leads = {
  veterans: 'Enter the email address you signed up with. We’ll send you a link to choose a new password.',
  all: 'Enter the email address of your account. We’ll send you a link to choose a new password.',
}

/** Stays on the screen: the mail may take a minute, and a toast would be gone. */
const Sent = ({ email }: { email: string }) => (
  <>
    If <strong>{email}</strong> has an account, a link to choose a new password arrives within a minute. It
    expires in one hour. Check your spam folder too.
  </>
)

/** Requests a password link (document 1, section 2). */
export default function Forgot({ email, audience, isSent }: Props) {
  return (
    <Panel
      title={isSent ? 'Check your email' : 'Choose a new password'}
      lead={isSent ? <Sent email={email} /> : leads[audience]}
      foot={
        <p>
          Remembered it? <Link href="/user/login">Sign in</Link>
        </p>
      }
    >
      <KeptMailNote />
      <Form values={{ email }}>
        <TextInput label="Email address" name="email" type="email" autoComplete="email" required />
        <SubmitButton wide variant={isSent ? 'secondary' : 'primary'} icon={isSent ? 'mail' : undefined}>
          {isSent ? 'Send the link again' : 'Send the link'}
        </SubmitButton>
      </Form>
    </Panel>
  )
}
