import { KeptMailNote } from '#features/mail/widgets.ts'
import { Form } from '#ui/form.tsx'
import { Link } from '#ui/link.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { Panel } from './panel.tsx'

export type Props = { email: string }

/** The password was right; the email address is not verified yet. */
export default function NotActivated({ email }: Props) {
  return (
    <Panel
      title="Please activate your account"
      lead={
        <>
          We sent an email to <strong>{email}</strong> with a link that expires in 24 hours. Open it, then
          sign in.
        </>
      }
      foot={
        <p>
          Activated already? <Link href="/user/login">Sign in</Link>
        </p>
      }
    >
      <KeptMailNote />
      <Form>
        <p>No email? Check your spam folder, or send it again.</p>
        <SubmitButton wide icon="mail">
          Send the email again
        </SubmitButton>
      </Form>
    </Panel>
  )
}
