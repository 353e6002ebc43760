import { Alert } from '#ui/alert.tsx'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { Container, PageHeader, Stack } from '#ui/layout.tsx'
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
              <FormEnd cancel={`/admin/themes/${page.theme}/pages`} variant="danger" icon="trash" busy={busy}>
                Delete
              </FormEnd>
            )}
          </Form>
        </Stack>
      </div>
    </Container>
  )
}
