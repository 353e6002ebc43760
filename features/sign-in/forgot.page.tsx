import { KeptMailNote } from '#features/mail/widgets.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Link } from '#ui/link.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Panel } from './panel.tsx'

export type Props = { email: string; audience: 'veterans' | 'all' }

/** Asks for a link for a new password (document 1, section 2). */
export default function Forgot({ email, audience }: Props) {
  return (
    <Panel
      title="Choose a new password"
      lead={
        audience === 'veterans'
          ? 'Enter the email address that you signed up with. We send you a link to choose a new password.'
          : 'Enter the email address of your account. We send you a link to choose a new password.'
      }
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
            <Button type="submit" wide busy={busy}>
              Send the link
            </Button>
          </>
        )}
      </Form>
    </Panel>
  )
}
