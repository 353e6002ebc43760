import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { NewPasswordFields } from './new-password.tsx'
import { Panel } from './panel.tsx'

export type Props = { isAlive: boolean }

/** Where the link in the mail leads. Opening it changes nothing; submitting the form uses it up. */
export default function Reset({ isAlive }: Props) {
  if (!isAlive)
    return (
      <Panel title="This link has expired">
        <Alert tone="warning" actions={<ButtonLink href="/forgot">Request a new link</ButtonLink>}>
          A password link works once and expires after one hour. If you requested more than one, only the
          latest works.
        </Alert>
      </Panel>
    )
  return (
    <Panel
      title="Choose a new password"
      lead="This signs you out everywhere. Then sign in with your new password."
    >
      <Form>
        <NewPasswordFields />
        <SubmitButton wide>Save the new password</SubmitButton>
      </Form>
    </Panel>
  )
}
