import { setNatively, type TypedField } from './form-storage.ts'

/**
 * Remembers what people type and choose before hydration. React does not notice it, and the next render of a controlled
 * field would undo it: on a slow phone that is seconds of typing. Call it before hydration.
 * @returns passes all of it to React; call it once, after hydration
 */
export function watchEarlyInput(): () => void {
  const early = new Map<TypedField, string | boolean>()
  const note = (field: TypedField) => early.set(field, isChoice(field) ? field.checked : field.value)
  const listen = ({ target }: Event) => {
    if (target instanceof Element && target.matches(fields)) note(target as TypedField)
  }
  for (const field of document.querySelectorAll<TypedField>(fields))
    if (isChanged(field) && (isText(field) || !isRestored())) note(field)
  document.addEventListener('input', listen, true)
  return () => {
    document.removeEventListener('input', listen, true)
    for (const [field, value] of early) if (field.isConnected) tell(field, value)
  }
}

const fields = 'input, textarea, select'

const isChoice = (field: TypedField): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

const isText = (field: TypedField) => !isChoice(field) && 'defaultValue' in field

/** Browsers put back what fields held when somebody reloads or goes back: words are theirs, but a choice may take effect at once. */
function isRestored() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type !== 'navigate'
}

function isChanged(field: TypedField) {
  if (isChoice(field)) return field.checked !== field.defaultChecked
  if ('defaultValue' in field) return field.value !== field.defaultValue
  const options = [...field.options]
  // Where none is the default, the first one is chosen.
  return field.multiple || options.some((option) => option.defaultSelected)
    ? options.some((option) => option.selected !== option.defaultSelected)
    : field.selectedIndex > 0
}

/** React compares with the last value it has seen, so that one is made another first. */
function tell(field: TypedField, value: string | boolean) {
  // The order of a list is part of its address.
  if (!isText(field) && field.form?.method === 'get') return
  if (field.type === 'file' || 'options' in field)
    return void field.dispatchEvent(new Event('change', { bubbles: true }))
  if (typeof value === 'boolean') {
    if (field.type === 'radio' && !value) return
    ;(field as HTMLInputElement).checked = !value
    return setNatively(field, 'checked', value)
  }
  const caret = document.activeElement === field && field.selectionStart
  field.value = `${value}.`
  setNatively(field, 'value', value)
  if (typeof caret === 'number') field.setSelectionRange(caret, caret)
}
