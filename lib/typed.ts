/** Far more than people type into a form; what a program posts in their place is not kept for it. */
const roomBytes = 32_000
/** What is secret, or makes no sense twice, stays behind. */
const secret = /password|token|code|csrf|captcha|ticket|secret/i

/** What a form that failed shows again where no script kept it: reply.back(errors, typedIn(body)). */
export function typedIn(body: unknown): Record<string, string> {
  const typed: Record<string, string> = {}
  let bytes = 0
  if (typeof body !== 'object' || body === null) return typed
  for (const [name, value] of Object.entries(body)) {
    if (typeof value !== 'string' || value === '' || secret.test(name)) continue
    bytes += Buffer.byteLength(JSON.stringify([name, value]))
    if (bytes > roomBytes) break
    typed[name] = value
  }
  return typed
}
