import { Alert } from '#ui/alert.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster, Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import styles from './page.module.css'

export type Props = { page: { id: string; name: string; theme: string } }

/** Asks before a page is deleted. */
export default function DeletePage({ page }: Props) {
  return (
    <Container narrow>
      <Head title={`Delete ${page.name}`} />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader title={`Delete ${page.name}?`} />
          <Alert tone="warning">The page is deleted with every version it had. This can not be undone.</Alert>
          <Form>
            {({ busy }) => (
              <Cluster>
                <Button type="submit" variant="danger" icon="trash" busy={busy}>
                  Delete
                </Button>
                <ButtonLink href={`/admin/themes/${page.theme}/pages`} variant="quiet">
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
