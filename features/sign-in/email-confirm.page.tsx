import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { Panel } from './panel.tsx'

export type Props = Record<string, never>

/** Where the link in the mail to the new address leads. */
export default function EmailConfirm() {
  return (
    <Panel title="Confirm your new email address" lead="After this, sign in with the new address.">
      <Form>
        <SubmitButton wide>Confirm this address</SubmitButton>
      </Form>
    </Panel>
  )
}
