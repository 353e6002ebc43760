import { Alert } from '#ui/alert.tsx'
import { Form } from '#ui/form.tsx'
import { useForm } from '#ui/form-context.ts'
import { FormEnd } from '#ui/form-end.tsx'
import { Page } from '#ui/page.tsx'

export type Props = {
  theme: { id: string; name: string }
  /** what the page is called within a sentence */
  label: string
}

/** Replaces a default page with one that can be edited part by part. */
export default function CustomizePage({ theme, label }: Props) {
  return (
    <Page
      narrow
      title={`Customize the ${label} of ${theme.name}`}
      lead={`The default ${label} cannot be edited part by part. We create a page with the same text and open it in the editor.`}
    >
      <Alert tone="info">
        Visitors will see the new page right away. If you delete it from the list of pages, the default comes
        back.
      </Alert>
      <Form>
        <Conflict />
        <FormEnd cancel={`/admin/themes/${theme.id}/pages`} icon="edit">
          Create and edit
        </FormEnd>
      </Form>
    </Page>
  )
}

/** The site already has such a page. */
function Conflict() {
  const { type, route } = useForm().errors
  const conflict = type ?? route
  return conflict && <Alert tone="danger">{conflict}</Alert>
}
