import { Alert } from '#ui/alert.tsx'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import styles from '../form/page.module.css'

export type Props = {
  theme: { id: string; name: string }
  /** what the page is called */
  label: string
}

/** Asks before a page that every site begins with gives way to one of the site's own. */
export default function OwnPage({ theme, label }: Props) {
  const title = `A ${label} of its own for ${theme.name}`
  return (
    <Container narrow>
      <Head title={title} />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader
            title={title}
            lead={`The ${label} that every site begins with can not be edited part by part. We make one out of the same words and open it in the editor.`}
          />
          <Alert tone="info">
            Visitors see the new page from then on. Delete it in the list of pages, and the first one is back.
          </Alert>
          <Form>
            {({ busy, errors }) => (
              <Stack>
                {(errors.type ?? errors.route) && <Alert tone="danger">{errors.type ?? errors.route}</Alert>}
                <FormEnd cancel={`/admin/themes/${theme.id}/pages`} icon="edit" busy={busy}>
                  Make it and edit it
                </FormEnd>
              </Stack>
            )}
          </Form>
        </Stack>
      </div>
    </Container>
  )
}
