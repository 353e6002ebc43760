import { themeMessages } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import { TextInput } from '#ui/text-input.tsx'
import styles from './page.module.css'
import type { ThemeEdit } from './schema.ts'

export type Props = ThemeEdit

/** Deleting a site requires typing "delete" (document 2, section 5). */
export default function DeleteTheme({ theme: { id, name, pages, domains } }: Props) {
  return (
    <Container narrow>
      <Head title={`Delete ${name}`} />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader title={`Delete ${name}?`} />
          <Alert tone="warning" title="This can not be undone.">
            {consequences(pages, domains)}
          </Alert>
          <Form check={isTyped}>
            {({ errors, busy }) => (
              <>
                <TextInput
                  label="Type “delete” to go on"
                  name="confirm"
                  required
                  autoComplete="off"
                  error={errors.confirm}
                  short
                />
                <FormEnd cancel={`/admin/themes/${id}`} variant="danger" icon="trash" busy={busy}>
                  Delete the site
                </FormEnd>
              </>
            )}
          </Form>
        </Stack>
      </div>
    </Container>
  )
}

function isTyped(fields: FormData): Record<string, string> {
  const word = String(fields.get('confirm')).trim().toLowerCase()
  return word === 'delete' ? {} : { confirm: themeMessages.typeDelete }
}

function consequences(pages: number, domains: string[]): string {
  const lost =
    pages === 0
      ? ''
      : pages === 1
        ? 'its page and its revisions, '
        : `its ${pages} pages and their revisions, `
  const silent = domains.length ? ` Nothing answers at ${domains.join(', ')} any more.` : ''
  return `With the site go ${lost}its pictures, its badges and the searches saved on it.${silent} Its members keep their accounts.`
}
