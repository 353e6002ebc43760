import { type RefObject, useEffect, useState } from 'react'
import { ErrorSummary } from './alert.tsx'
import type { FormErrors } from './form-context.ts'
import { useHydrated } from './hydrated.ts'

type Problem = { id?: string; message: string }

type Props = {
  form: RefObject<HTMLFormElement | null>
  errors: FormErrors
  /** changes with each attempt to send the form */
  attempt: unknown
}

/** Above the fields of a long form: what is missing, each a link to its field; takes the focus after an attempt. */
export function FormSummary({ form, errors, attempt }: Props) {
  const [found, setFound] = useState<Problem[] | null>(null)
  const hydrated = useHydrated()
  const isShown = isSeveral(errors)
  // The ids of the fields are known once they are in the page; without script the sentences are there all the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads what the errors have made of the page
  useEffect(() => setFound(form.current && problemsIn(form.current)), [errors, form])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per attempt
  useEffect(() => {
    if (isShown) form.current?.querySelector<HTMLElement>('[data-summary]')?.focus()
  }, [attempt, isShown])
  if (!isShown) return null
  return <ErrorSummary errors={found ?? (hydrated ? [] : sentencesOf(errors))} />
}

/** One error gets the focus itself; a list of one would only say it twice. */
export const isSeveral = (errors: FormErrors): boolean => sentencesOf(errors).length > 1

const sentencesOf = ({ form: _, formName: __, ...fields }: FormErrors): Problem[] =>
  Object.values(fields).flatMap((message) => (message ? [{ message }] : []))

/** The fields that show an error, in the order of the page. */
const problemsIn = (form: HTMLFormElement): Problem[] =>
  [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"][id], [data-invalid][id]')].flatMap(
    (field) => {
      const message = document.getElementById(`${field.id}-error`)?.textContent
      return message ? [{ id: field.id, message: sentence(field, message) }] : []
    },
  )

/** "Required" alone does not say what. */
function sentence(field: HTMLElement, message: string): string {
  if (message.includes(' ')) return message
  const label =
    field.querySelector('legend') ?? document.querySelector(`label[for="${CSS.escape(field.id)}"]`)
  return `${label?.firstChild?.textContent ?? ''}: ${message}`
}
