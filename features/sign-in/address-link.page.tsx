import { Alert } from '#ui/alert.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { Panel } from './panel.tsx'

export type Props = {
  purpose: 'new-address' | 'address-stop'
  /** the address that would count afterwards; null: the link is dead */
  email: string | null
}

const words = {
  'new-address': {
    title: 'Confirm your new email address',
    lead: (email: string) => `After this, your account has the address ${email}.`,
    button: 'Confirm this address',
    dead: 'It works once and expires after 72 hours. If staff sent more than one, only the latest works.',
  },
  'address-stop': {
    title: 'Keep your email address',
    lead: (email: string) =>
      `Your account keeps, or gets back, the address ${email}. If it was changed already, everyone is signed out, and its password and what was added since stop working.`,
    button: 'Keep my address',
    dead: 'It works once and expires after seven days. If you lost your account, write to the site.',
  },
}

/** The links to the new and to the old address, when staff change the address of an account. */
export default function AddressLink({ purpose, email }: Props) {
  const { title, lead, button, dead } = words[purpose]
  if (!email)
    return (
      <Panel title="This link has expired">
        <Alert tone="warning">{dead}</Alert>
      </Panel>
    )
  return (
    <Panel title={title} lead={lead(email)}>
      <Form>
        <SubmitButton wide>{button}</SubmitButton>
      </Form>
    </Panel>
  )
}
