// What people type into the forms of signing up and of applying.
import { z } from 'zod'

/** A line as it was typed; PostgreSQL takes no NUL, and no name or address holds a control character. */
export const line = (most: number) =>
  z
    .string()
    .transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim())
    .pipe(z.string().max(most, `Please use ${most} characters or fewer.`))
    .optional()

/** A box that is sent when it is ticked, or a program's yes or no. */
export const ticked = z.union([
  z.boolean(),
  z.string().transform((value) => value !== 'false' && value !== ''),
])

const answer = z
  .string()
  .max(5000)
  .transform((text) => text.replaceAll('\0', ''))

/** Answers to questions, by the question's id. */
export const answers = z.record(z.string().max(40), z.union([answer, z.array(answer).max(100)]))

/** The answers, as `answers[id]` in a form or as an object; urlencoded names are not taken apart by the parser. */
export function withAnswers(body: unknown) {
  if (typeof body !== 'object' || body === null) return body
  const { answers, rest } = answersAmong(body)
  return Object.keys(answers).length || isObject((body as Body).answers) ? { ...rest, answers } : body
}

type Body = { answers?: unknown }
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The answers apart from the other fields: `answers[id]`, and `answers[id.2]` for a row of a matrix, or the same in an object. */
export function answersAmong(body: Body) {
  const { answers: whole, ...others } = body
  const answers: Record<string, unknown> = {}
  const rest: Record<string, unknown> = isObject(whole) || whole === undefined ? {} : { answers: whole }
  for (const [name, value] of Object.entries(others)) {
    const key = /^answers\[([^\]]*)\](?:\[\])?$/.exec(name)?.[1]
    if (key === undefined) rest[name] = value
    else add(key, value)
  }
  if (isObject(whole)) for (const [key, value] of Object.entries(whole)) add(key, value)
  return { answers, rest }

  function add(key: string, value: unknown) {
    const id = /^([a-z0-9-]{1,40})(?:\.\d{1,2})?$/i.exec(key)?.[1]
    if (id) answers[id] = Object.hasOwn(answers, id) ? [answers[id], value].flat() : value
  }
}
