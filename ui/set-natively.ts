export type TypedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Through the element's own setter and an event, so that React notices. */
export function setNatively(field: TypedField, property: 'value' | 'checked', value: string | boolean) {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set
  setter?.call(field, value)
  field.dispatchEvent(new Event(property === 'checked' ? 'click' : 'input', { bubbles: true }))
  if (property === 'checked') setter?.call(field, value)
}
