import { Alert } from '#ui/alert.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { NewPasswordFields } from './new-password.tsx'
import { Panel } from './panel.tsx'

export type Props = { isAlive: boolean }

/** Where the link of the mail leads. Opening it changes nothing; sending the form uses it up. */
export default function Reset({ isAlive }: Props) {
  if (!isAlive)
    return (
      <Panel title="This link no longer works">
        <Alert tone="warning" actions={<ButtonLink href="/forgot">Ask for a new link</ButtonLink>}>
          A link for a new password is good for one hour, and works once. If you asked more than once, only
          the latest one works.
        </Alert>
      </Panel>
    )
  return (
    <Panel
      title="Choose a new password"
      lead="Afterwards everybody who is signed in to your account is signed out, and you sign in with the new password."
    >
      <Form>
        {({ errors, busy }) => (
          <>
            <NewPasswordFields errors={errors} />
            <Button type="submit" wide busy={busy}>
              Save the new password
            </Button>
          </>
        )}
      </Form>
    </Panel>
  )
}
