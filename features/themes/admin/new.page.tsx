import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import styles from './page.module.css'

export type Props = Record<never, never>

/** A site without anything: a draft with a name. */
export default function NewTheme() {
  return (
    <Container narrow>
      <Head title="New site" />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader
            title="New site"
            lead="It begins as a draft without pages. The website builder begins with a complete one."
          />
          <Form action="/admin/themes">
            {({ errors, busy, typed }) => (
              <>
                <TextInput
                  label="Name"
                  name="name"
                  required
                  maxLength={100}
                  defaultValue={typed.name}
                  error={errors.name}
                />
                <Textarea
                  label="Domains"
                  help="One a line; the first is the one that counts. They can follow later."
                  name="domains"
                  rows={2}
                  defaultValue={typed.domains}
                  error={errors.domains ?? errors['domains.0']}
                />
                <FormEnd cancel="/admin/themes" busy={busy}>
                  Make the site
                </FormEnd>
              </>
            )}
          </Form>
        </Stack>
      </div>
    </Container>
  )
}
