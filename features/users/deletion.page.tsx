import { userMessages } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster, Container, PageHeader, Stack } from '#ui/layout.tsx'
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
              <Cluster>
                <Button type="submit" variant="danger" busy={busy}>
                  Delete
                </Button>
                <ButtonLink href={`/admin/users/${person.id}`} variant="quiet">
                  Cancel
                </ButtonLink>
              </Cluster>
            )}
          </Form>
        </Stack>
      </div>
    </Container>
  )
}
