import { setNatively, type TypedField } from './set-natively.ts'

/** Keeps the input of a form for this tab across reloads and going back, except passwords and files. */
export function keepTyped(form: HTMLFormElement, key: string) {
  sessionStorage.setItem(key, typedIn(form))
}

/** The current input, as stored. */
export function typedIn(form: HTMLFormElement): string {
  return JSON.stringify(fields(form).map((field) => [field.name, field.type, field.value, isOn(field)]))
}

export function restoreTyped(form: HTMLFormElement, key: string) {
  const typed = typedUnder(key)
  for (const field of fields(form)) {
    const isChoice = field.type === 'checkbox' || field.type === 'radio'
    const stored = typed.find(
      ([name, , value]) => name === field.name && (!isChoice || value === field.value),
    )
    if (!stored) continue
    if (isChoice) setNatively(field, 'checked', stored[3])
    else setNatively(field, 'value', stored[2])
  }
}

/** @param names of the fields to forget; default all */
export function forgetTyped(key: string, names?: string[]) {
  if (!names) return sessionStorage.removeItem(key)
  const left = typedUnder(key).filter(([name]) => !names.includes(name))
  if (left.length) sessionStorage.setItem(key, JSON.stringify(left))
}

type StoredField = [name: string, type: string, value: string, isOn: boolean]

const typedUnder = (key: string): StoredField[] => JSON.parse(sessionStorage.getItem(key) ?? '[]')

const secret = new Set(['password', 'file', 'hidden', 'submit', 'button'])

function fields(form: HTMLFormElement) {
  return [...form.elements].filter(
    (field): field is TypedField =>
      'value' in field &&
      'name' in field &&
      Boolean(field.name) &&
      !secret.has(String((field as TypedField).type)),
  )
}

function isOn(field: TypedField) {
  return 'checked' in field && field.checked
}
