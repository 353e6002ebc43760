import { ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Page } from '#ui/page.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import type { ThemeEdit } from './schema.ts'

export type Props = ThemeEdit

/** Duplicates a site with its pages or without (document 2, section 5). */
export default function DuplicateTheme({ theme: { id, name, pages } }: Props) {
  const action = `/admin/themes/${id}/duplicate`
  return (
    <Page
      narrow
      title={`Duplicate ${name}`}
      heading={`Duplicate ${name}?`}
      lead="The copy is a draft with the same look, text and settings, but without domains and owners."
    >
      <Cluster gap="medium">
        {pages > 0 && (
          <Form action={`${action}?copyPages=true`}>
            <SubmitButton>{pages === 1 ? 'With its page' : `With its ${pages} pages`}</SubmitButton>
          </Form>
        )}
        <Form action={action}>
          <SubmitButton variant={pages ? 'secondary' : 'primary'}>
            {pages ? 'Without pages' : 'Duplicate'}
          </SubmitButton>
        </Form>
        <ButtonLink href={`/admin/themes/${id}`} variant="quiet">
          Cancel
        </ButtonLink>
      </Cluster>
    </Page>
  )
}
