/** Far more than people type into a form; what a program posts in their place is not kept for it. */
const roomBytes = 32_000
/** What is secret, such as the current password, or makes no sense twice, stays behind. */
const secret = /^(current|code)$|password|token|csrf|captcha|ticket|secret/i

/** What a form that failed shows again where no script kept it, by field: texts, numbers, and whether a box was ticked. */
export function typedIn(body: unknown): Record<string, string> {
  const typed: Record<string, string> = {}
  let bytes = 0
  if (typeof body !== 'object' || body === null) return typed
  for (const [name, given] of Object.entries(body)) {
    const value = isTicked(given) ? 'true' : given
    if (!isPlain(value) || value === '' || secret.test(name)) continue
    const text = String(value)
    bytes += Buffer.byteLength(JSON.stringify([name, text]))
    if (bytes > roomBytes) break
    typed[name] = text
  }
  return typed
}

/** A box beside the hidden field that says that it is not ticked. */
const isTicked = (value: unknown) => Array.isArray(value) && String(value) === 'false,true'
const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)
