import { KeptMailNote } from '#features/mail/widgets.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Link } from '#ui/link.tsx'
import { Panel } from './panel.tsx'

export type Props = { email: string }

/** The password was right; the address is still to be proven. */
export default function NotActivated({ email }: Props) {
  return (
    <Panel
      title="Please activate your account"
      lead={
        <>
          We sent a mail to <strong>{email}</strong> with a link that is good for 24 hours. Open it, then sign
          in.
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
        {({ busy }) => (
          <>
            <p>No mail? Look into the spam folder, or let us send it again.</p>
            <Button type="submit" wide busy={busy} icon="mail">
              Send the mail again
            </Button>
          </>
        )}
      </Form>
    </Panel>
  )
}
