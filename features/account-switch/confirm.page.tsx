import { Alert } from '#ui/alert.tsx'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { Page } from '#ui/page.tsx'

export type Props = { person: { id: string; name: string } }

/** Confirms before the viewer acts in somebody else's account. */
export default function Confirm({ person }: Props) {
  return (
    <Page
      title={`Switch to ${person.name}`}
      heading={`Switch to ${person.name}’s account?`}
      lead="You will see the site as they do, and what you do counts as theirs."
      narrow
    >
      <Alert title="For up to one hour">
        The audit trail names you and them, and an email tells them what you did. Passwords, cards, DD214s and
        deletions stay off limits. A banner on every page leads back to your own account.
      </Alert>
      <Form>
        <FormEnd cancel={`/admin/users/${person.id}`}>Switch account</FormEnd>
      </Form>
    </Page>
  )
}
