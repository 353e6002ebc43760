import { FileInput } from '#ui/file-input.tsx'
import { Form } from '#ui/form.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Stack } from '#ui/layout.tsx'
import { router } from '#ui/nav.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { toast } from '#ui/toast-store.ts'
import { fileMessages } from './messages.ts'
import { UploadField } from './upload-field.tsx'

const field = {
  label: 'File',
  accept: '.pdf,.doc,.docx,image/*',
  help: 'A PDF, a Word document or a picture, up to 10 MB.',
}

/** Adds a document: with script by a direct upload to the store, without it by a form. */
export function AddDocument() {
  const hydrated = useHydrated()
  return (
    <section aria-labelledby="add">
      <Stack>
        <h2 id="add">Add a document</h2>
        {hydrated ? (
          <UploadField
            {...field}
            purpose="document"
            onUploaded={() => {
              toast(fileMessages.added)
              router.reload({ only: ['files', 'used', 'totalDocs'] })
            }}
          />
        ) : (
          <WithoutScript />
        )}
      </Stack>
    </section>
  )
}

function WithoutScript() {
  return (
    <Form encType="multipart/form-data">
      <FileInput {...field} name="file" />
      <div>
        <SubmitButton>Upload</SubmitButton>
      </div>
    </Form>
  )
}
