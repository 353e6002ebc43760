const path = /^[a-z][a-z0-9]*(\.(_?[a-z][a-z0-9]*|\d{1,3}))+$/i

type Branch = Record<string, unknown> | unknown[]

/**
 * The fields of a form as one object: 'quiz.questions.0.title' becomes the title of the first question; errors use the
 * same names. A program's JSON has its parts already and stays as it is.
 */
export function nested(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const fields = Object.entries(body)
  const whole: Branch = Object.fromEntries(fields.filter(([name]) => !path.test(name)))
  for (const [name, value] of fields) if (path.test(name)) put(whole, name.split('.'), value)
  return whole
}

function put(part: Branch, [key = '', ...rest]: string[], value: unknown) {
  const fields = part as Record<string, unknown>
  fields[key] = rest.length ? partAt(part, key, rest[0]!) : value
  if (rest.length) put(fields[key] as Branch, rest, value)
}

/** The list or object at a key, created where an empty field has only announced it. */
function partAt(part: Branch, key: string, next: string): Branch {
  const there = Object.hasOwn(part, key) ? (part as Record<string, unknown>)[key] : null
  if (typeof there === 'object' && there !== null) return there as Branch
  return /^\d/.test(next) ? [] : {}
}
