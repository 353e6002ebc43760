/** Far more than people type into a form; larger input comes from programs and is not kept. */
const roomBytes = 32_000
/** Secrets, such as the current password, and one-time values are left out. */
const secret = /^(current|code)$|password|token|csrf|captcha|ticket|secret/i

/** The input of a form, by field; several values of one name (checkboxes, a list) are a list. */
export type Typed = Record<string, string | string[]>

/** What a refused form without script shows again: texts, emptied fields, numbers, and the checked boxes. */
export function typedIn(body: unknown): Typed {
  const typed: Typed = {}
  let bytes = 0
  if (typeof body !== 'object' || body === null) return typed
  for (const [name, given] of Object.entries(body)) {
    const value = shownAgain(given)
    if (value === null || secret.test(name)) continue
    bytes += Buffer.byteLength(JSON.stringify([name, value]))
    if (bytes > roomBytes) break
    typed[name] = value
  }
  return typed
}

function shownAgain(given: unknown): string | string[] | null {
  if (!Array.isArray(given)) return isPlain(given) ? String(given) : null
  if (!given.every(isPlain)) return null
  // A checkbox with the hidden field that means "unchecked".
  return String(given) === 'false,true' ? 'true' : given.map(String)
}

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)
