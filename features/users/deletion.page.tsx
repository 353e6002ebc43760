import { userMessages } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import styles from './page.module.css'

export type Props = { person: { id: string; name: string } }

/** Asks before a person is deleted, where no script asks. */
export default function Deletion({ person }: Props) {
  return (
    <Container narrow>
      <Head title="Delete user" />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader title={userMessages.confirmDelete} lead={person.name} />
          <Alert tone="warning">
            The account is deleted for good, with its profile, files, lists and mails. This can not be undone.
          </Alert>
          <Form>
            {({ busy }) => (
              <FormEnd cancel={`/admin/users/${person.id}`} variant="danger" busy={busy}>
                Delete
              </FormEnd>
            )}
          </Form>
        </Stack>
      </div>
    </Container>
  )
}
