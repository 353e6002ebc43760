import { useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { FormContext, type FormErrors, useForm } from '#ui/form-context.ts'
import { Cluster, Stack } from '#ui/layout.tsx'
import { send } from '#ui/send.ts'
import type { Look } from '../look/schema.ts'
import { LookFields, type TypedLook, typedLook } from '../look-fields.tsx'
import { useShownLook } from './shown-look.tsx'

type Props = {
  /** GET and PUT of the variables */
  url: string
  look: Look
  /** where the look is previewed */
  target: Document | null
  onSaved: () => void
  onCancel?: () => void
}

/** Edits the look of a site with a live preview. */
export function LookPanel({ url, look: saved, target, onSaved, onCancel }: Props) {
  const [look, setLook] = useState(() => typedLook(saved))
  const [busy, setBusy] = useState(false)
  const form = useForm()
  const [errors, setErrors] = useState<FormErrors>({})
  useShownLook(look, target)

  async function save() {
    setBusy(true)
    const wrong = await putLook(url, look)
    setBusy(false)
    if (!wrong) return onSaved()
    setErrors(wrong)
  }

  return (
    <Stack>
      {errors.form && <Alert tone="danger">{errors.form}</Alert>}
      <FormContext value={{ ...form, errors }}>
        <LookFields look={look} onChange={setLook} groups={['site', 'page']} />
      </FormContext>
      <Cluster>
        <Button onClick={save} busy={busy}>
          Save look
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Cluster>
    </Stack>
  )
}

/** @returns the errors by field; null once it is saved */
async function putLook(url: string, look: TypedLook): Promise<FormErrors | null> {
  try {
    const answer = await send(url, { method: 'PUT', body: look })
    if (answer.ok) return null
    const { errors, error } = (await answer.json()) as { errors?: FormErrors; error?: string }
    return errors ?? { form: error ?? lost }
  } catch {
    return { form: lost }
  }
}

const lost = 'The look could not be saved. Check your connection and try again.'
