import { Alert } from '#ui/alert.tsx'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import styles from './confirm.module.css'

export type Props = { person: { id: string; name: string } }

/** Asks before one acts in somebody's account. */
export default function Confirm({ person }: Props) {
  return (
    <Container narrow>
      <Head title={`Switch to ${person.name}`} />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader
            title={`Switch to the account of ${person.name}?`}
            lead="You will see the site as they see it, and what you do counts as theirs."
          />
          <Alert title="For one hour at most">
            The audit trail names you and them. Passwords, cards, DD214s and deletions stay closed. A banner
            on every page leads back to your own account.
          </Alert>
          <Form>
            {({ busy }) => (
              <FormEnd cancel={`/admin/users/${person.id}`} busy={busy}>
                Switch account
              </FormEnd>
            )}
          </Form>
        </Stack>
      </div>
    </Container>
  )
}
