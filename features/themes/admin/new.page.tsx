import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { Page } from '#ui/page.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'

export type Props = Record<never, never>

/** Creates an empty draft. */
export default function NewTheme() {
  return (
    <Page
      narrow
      title="New site"
      lead="Starts as a draft without pages. To start with a complete site, use the website builder."
    >
      <Form action="/admin/themes">
        <TextInput label="Name" name="name" required maxLength={100} />
        <Textarea
          label="Domains"
          help="One per line, the primary one first. You can add them later."
          name="domains"
          rows={2}
        />
        <FormEnd cancel="/admin/themes">Create site</FormEnd>
      </Form>
    </Page>
  )
}
