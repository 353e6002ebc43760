import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Panel } from './panel.tsx'

export type Props = Record<string, never>

/** Where the link in the mail to the new address leads. */
export default function EmailConfirm() {
  return (
    <Panel title="Confirm your new email address" lead="From then on you sign in with the new address.">
      <Form>
        {({ busy }) => (
          <Button type="submit" wide busy={busy}>
            Confirm this address
          </Button>
        )}
      </Form>
    </Panel>
  )
}
