import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { Form } from '#ui/form.tsx'
import { Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Select } from '#ui/select.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import type { FormProps } from './schema.ts'

export type Props = FormProps

/** Adding or changing a file or a link. */
export default function ResourceFormPage({ resource, here, sites, categories }: Props) {
  const action = `/admin/resources${resource ? `/${resource.id}` : ''}`
  return (
    <Page
      title={resource ? resource.title : 'New resource'}
      above={<Link href="/admin/resources">Edit resources</Link>}
      actions={
        resource && (
          <ButtonLink href={`/resources/${resource.id}`} variant="secondary" icon="eye">
            View
          </ButtonLink>
        )
      }
      narrow
    >
      <Form
        action={action}
        keep={resource ? undefined : 'new-resource'}
        values={resource ?? { site: here }}
        encType="multipart/form-data"
        summary
      >
        {resource && <input type="hidden" name="unmodifiedSince" value={resource.unmodifiedSince} />}
        <Card as="section">
          <Stack>
            <TextInput label="Title" name="title" required maxLength={200} />
            <Textarea label="Description" name="description" required rows={4} maxLength={5_000} />
            <TextInput
              label="Category"
              name="category"
              help="The heading it is listed under."
              required
              maxLength={60}
              list="resource-categories"
            />
            <datalist id="resource-categories">
              {categories.map((category) => (
                <option key={category} value={category} />
              ))}
            </datalist>
            {sites.length > 0 && <Select label="Site" name="site" options={sites} />}
          </Stack>
        </Card>
        <Card as="section">
          <Stack>
            {resource?.file && (
              <p>
                The file: <a href={resource.file.url}>{resource.file.name}</a>
              </p>
            )}
            <FileInput
              label={resource?.file ? 'Another file (optional)' : 'File'}
              name="file"
              accept=".pdf,.doc,.docx,image/*"
              help="A PDF, a Word document or a picture, 10 MB at most. Anyone with its address can open it."
            />
            <TextInput
              label="Or the address of a page"
              name="address"
              placeholder="https://"
              maxLength={2_000}
            />
            {resource?.image && (
              <>
                <img src={resource.image} alt="Now shown beside the title" width="96" height="64" />
                <Checkbox label="Remove the picture" name="removeImage" value="true" />
              </>
            )}
            <FileInput label="Picture (optional)" name="image" accept="image/*" />
          </Stack>
        </Card>
        <SubmitButton />
      </Form>
      {resource && (
        <Confirm
          action={`${action}/delete`}
          label="Delete this resource"
          icon="trash"
          title={`Delete “${resource.title}”?`}
        >
          <p>Its file is deleted too, and it disappears from recommendations.</p>
        </Confirm>
      )}
    </Page>
  )
}
