// It travels in a cookie, so it is short; what is secret, or makes no sense twice, stays behind.
const room = 1500
const secret = /password|token|code|csrf|captcha|secret/i

/** What a form that failed shows again where no script kept it: reply.back(errors, typedIn(body)). */
export function typedIn(body: unknown): Record<string, string> {
  const typed: Record<string, string> = {}
  let length = 0
  if (typeof body !== 'object' || body === null) return typed
  for (const [name, value] of Object.entries(body)) {
    if (typeof value !== 'string' || value === '' || secret.test(name)) continue
    length += name.length + value.length
    if (length > room) break
    typed[name] = value
  }
  return typed
}
