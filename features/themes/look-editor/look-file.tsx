import { type ChangeEvent, useState } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { Form } from '#ui/form.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { Textarea } from '#ui/text-input.tsx'
import styles from './look-lists.module.css'

/** A file of a look is far smaller. */
const mostBytes = 1024 * 1024

/** The draft as a file, and a file into the draft. */
export function LookFile({ url }: { url: string }) {
  const hydrated = useHydrated()
  const [text, setText] = useState('')

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (file && file.size <= mostBytes) setText(await file.text())
  }

  return (
    <div className={styles.file}>
      <div>
        <ButtonLink
          href={`${url}/export`}
          variant="secondary"
          size="small"
          icon="download"
          data-reload
          download
        >
          Export the draft
        </ButtonLink>
      </div>
      <Form action={`${url}/import`} name="import">
        {hydrated && (
          <FileInput
            label="File of a look"
            accept=".json,application/json"
            maxBytes={mostBytes}
            onChange={read}
          />
        )}
        <Textarea
          label="Text of the file"
          help="JSON, as another site exported it."
          name="file"
          rows={4}
          spellCheck={false}
          {...(hydrated && { value: text, onChange: (event) => setText(event.target.value) })}
        />
        <div>
          <SubmitButton size="small" variant="secondary">
            Import into the draft
          </SubmitButton>
        </div>
      </Form>
    </div>
  )
}
