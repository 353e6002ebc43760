import { setNatively, type TypedField } from './set-natively.ts'

/**
 * Remembers what people type and choose before hydration. React does not notice it, and the next render of a controlled
 * field would undo it: on a slow phone that is seconds of typing. Call it before hydration.
 * @returns passes all of it to React; call it once, after hydration
 */
export function watchEarlyInput(): () => void {
  const early = new Map<TypedField, string | boolean>()
  const note = (field: TypedField) => early.set(field, isChoice(field) ? field.checked : field.value)
  const listen = ({ target }: Event) => {
    if ((target as Element).matches(fields)) note(target as TypedField)
  }
  for (const field of document.querySelectorAll<TypedField>(fields))
    if (isChanged(field) && (isText(field) || !isRestored())) note(field)
  document.addEventListener('input', listen, true)
  return () => {
    document.removeEventListener('input', listen, true)
    for (const [field, value] of early) if (field.isConnected) tell(field, value)
  }
}

/** Selectors of several values pass on what was chosen in the select that they replace. */
const fields = 'input, textarea, select:not([multiple])'

const isChoice = (field: TypedField): field is HTMLInputElement => /checkbox|radio/.test(field.type)
const isSelect = (field: TypedField): field is HTMLSelectElement => 'options' in field
const isText = (field: TypedField) => !isChoice(field) && !isSelect(field)

/** Browsers put back what fields held when somebody reloads or goes back: words are theirs, but a choice may take effect at once. */
const isRestored = () =>
  performance
    .getEntriesByType('navigation')
    .some((navigation) => (navigation as PerformanceNavigationTiming).type !== 'navigate')

function isChanged(field: TypedField) {
  if (isChoice(field)) return field.checked !== field.defaultChecked
  if (!isSelect(field)) return field.value !== field.defaultValue
  // Where none is the default, the first one is chosen.
  return (
    field.selectedIndex !==
    Math.max(
      0,
      [...field.options].findIndex(({ defaultSelected }) => defaultSelected),
    )
  )
}

/** React compares with the last value it has seen, so that one is made another first. */
function tell(field: TypedField, value: string | boolean) {
  // The order of a list is part of its address.
  if (!isText(field) && field.form?.method === 'get') return
  if (field.type === 'file' || isSelect(field)) field.dispatchEvent(new Event('change', { bubbles: true }))
  else if (!isChoice(field)) {
    const caret = field === document.activeElement && field.selectionStart
    field.value = `${value}.`
    setNatively(field, 'value', value)
    if (typeof caret === 'number') field.setSelectionRange(caret, caret)
  } else if (value || field.type === 'checkbox') {
    field.checked = !value
    setNatively(field, 'checked', value)
  }
}
