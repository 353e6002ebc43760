import { createContext, useContext } from 'react'

/** Error messages by field; `form` concerns the whole. */
export type FormErrors = Record<string, string | undefined>

export type FormState = {
  errors: FormErrors
  busy: boolean
  /** the input before an error, when no script kept it */
  typed: Record<string, string>
  /** the same for fields that hold several values */
  chosen: Record<string, string[]>
  /** initial values: a record, by field name */
  values: object
}

export const FormContext = createContext<FormState>({
  errors: {},
  busy: false,
  typed: {},
  chosen: {},
  values: {},
})

/** The surrounding form: errors, earlier input, whether it is being sent. */
export const useForm = (): FormState => useContext(FormContext)

/** What the form holds under a name; 'quiz.title' is the title of its quiz. */
export const heldValue = (values: object, name: string): unknown =>
  Object.hasOwn(values, name)
    ? (values as Record<string, unknown>)[name]
    : name
        .split('.')
        .reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], values)

/** The error of a field, or of the first of its lines or boxes: 'domains.0'. */
export function errorOf(errors: FormErrors, name: string): string | undefined {
  const isPart = (field: string) => field.startsWith(`${name}.`) && /^\d+$/.test(field.slice(name.length + 1))
  return errors[name] ?? errors[Object.keys(errors).find(isPart) ?? name]
}

/** What a controlled field shows first: what was typed, else the form's value. */
export function useInitialText(name: string): string {
  const { typed, values } = useForm()
  return String(typed[name] ?? heldValue(values, name) ?? '')
}

type Bound = { name?: string; error?: string; value?: unknown; defaultValue?: unknown }
type Text = string | number | undefined

/**
 * Binds a text field to its form by name: the error of that name, and the initial value: earlier input, else its own
 * default, else the form's value. A controlled field only gets its error.
 */
export function useTextField({ name, error, value, defaultValue }: Bound) {
  const { errors, typed, values } = useForm()
  if (!name) return { error, ...(value === undefined && { defaultValue: defaultValue as Text }) }
  const shownError = error ?? errorOf(errors, name)
  if (value !== undefined) return { error: shownError }
  const first = typed[name] ?? defaultValue ?? heldValue(values, name)
  return { error: shownError, defaultValue: asText(first) }
}

/** The same for a field with several values: checkboxes, or a multiple select. */
export function useListField({ name, error, value, defaultValue }: Bound) {
  const { errors, typed, chosen, values } = useForm()
  const shownError = error ?? (name ? errorOf(errors, name) : undefined)
  if (!name || value !== undefined)
    return { error: shownError, defaultValue: defaultValue as string[] | undefined }
  const first = hasTyped(typed, chosen)
    ? (chosen[name] ?? typed[name] ?? [])
    : (defaultValue ?? heldValue(values, name))
  return {
    error: shownError,
    defaultValue: first === undefined ? undefined : [first ?? []].flat().map(String),
  }
}

type BoundBox = {
  name?: string
  error?: string
  value?: unknown
  checked?: boolean
  defaultChecked?: boolean
}

/** The same for one checkbox. An unchecked one is missing from the earlier input. */
export function useBoxField({ name, error, value, checked, defaultChecked }: BoundBox) {
  const { errors, typed, chosen, values } = useForm()
  const shownError = error ?? (name ? errorOf(errors, name) : undefined)
  if (!name || checked !== undefined) return { error: shownError, defaultChecked }
  if (hasTyped(typed, chosen))
    return { error: shownError, defaultChecked: isTicked(chosen[name] ?? typed[name], value) }
  const first = heldValue(values, name)
  return {
    error: shownError,
    defaultChecked: defaultChecked ?? (first === undefined ? undefined : isTicked(first, value)),
  }
}

const hasTyped = (...typed: object[]) => typed.some((fields) => Object.keys(fields).length > 0)

function isTicked(given: unknown, value: unknown): boolean {
  if (Array.isArray(given)) return given.includes(value ?? 'on') || given.includes('true')
  if (given === undefined || given === null || given === '' || given === false || given === 'false')
    return false
  return value === undefined || given === true || given === 'true' || given === value
}

/** A list is a line each. */
const asText = (value: unknown): Text =>
  Array.isArray(value) && value.every((line) => typeof line === 'string')
    ? value.join('\n')
    : value === null || value === undefined || typeof value === 'object'
      ? undefined
      : typeof value === 'number'
        ? value
        : String(value)
