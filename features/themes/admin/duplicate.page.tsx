import { Button, ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster, Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import styles from './page.module.css'
import type { ThemeEdit } from './schema.ts'

export type Props = ThemeEdit

/** Asks before a site is duplicated: with its pages or without (document 2, section 5). */
export default function DuplicateTheme({ theme: { id, name, pages } }: Props) {
  const action = `/admin/themes/${id}/duplicate`
  return (
    <Container narrow>
      <Head title={`Duplicate ${name}`} />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader
            title={`Duplicate ${name}?`}
            lead="The copy is a draft with the same look, words and settings. It has no domains and no owners."
          />
          <Cluster gap="medium">
            {pages > 0 && (
              <Form action={`${action}?copyPages=true`}>
                {({ busy }) => (
                  <Button type="submit" busy={busy}>
                    {pages === 1 ? 'With its page' : `With its ${pages} pages`}
                  </Button>
                )}
              </Form>
            )}
            <Form action={action}>
              {({ busy }) => (
                <Button type="submit" variant={pages ? 'secondary' : 'primary'} busy={busy}>
                  {pages ? 'Without pages' : 'Duplicate'}
                </Button>
              )}
            </Form>
            <ButtonLink href={`/admin/themes/${id}`} variant="quiet">
              Cancel
            </ButtonLink>
          </Cluster>
        </Stack>
      </div>
    </Container>
  )
}
