import { useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import type { FormErrors } from '#ui/form.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { send } from '#ui/send.ts'
import type { Look } from '../admin/schema.ts'
import { LookFields, type TypedLook, typed } from '../look-fields.tsx'
import { useShownLook } from './shown-look.tsx'

type Props = {
  /** GET and PUT of the variables */
  url: string
  look: Look
  /** where the look is shown while it is chosen */
  target: Document | null
  onSaved: () => void
  onCancel?: () => void
}

/** The look of a site, shown while it is chosen and kept when it is saved. */
export function LookPanel({ url, look: kept, target, onSaved, onCancel }: Props) {
  const [look, setLook] = useState(() => typed(kept))
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FormErrors>({})
  useShownLook(look, target)

  async function save() {
    setBusy(true)
    const wrong = await keep(url, look)
    setBusy(false)
    if (!wrong) return onSaved()
    setErrors(wrong)
  }

  return (
    <Stack>
      {errors.form && <Alert tone="danger">{errors.form}</Alert>}
      <LookFields look={look} onChange={setLook} errors={errors} />
      <Cluster>
        <Button onClick={save} busy={busy}>
          Save the look
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

/** @returns what was wrong; null when it is kept */
async function keep(url: string, look: TypedLook): Promise<FormErrors | null> {
  try {
    const answer = await send(url, { method: 'PUT', body: look })
    if (answer.ok) return null
    const { errors, error } = (await answer.json()) as { errors?: FormErrors; error?: string }
    return errors ?? { form: error ?? lost }
  } catch {
    return { form: lost }
  }
}

const lost = 'The look could not be saved. Check the connection and try again.'
