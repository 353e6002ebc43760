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
  const flat = Object.entries(body).flatMap(([name, value]): [string, unknown][] => {
    const id = /^answers\[([a-z0-9-]+)\](?:\[\])?$/i.exec(name)?.[1]
    return id ? [[id, value]] : []
  })
  return flat.length ? { ...body, answers: Object.fromEntries(flat) } : body
}
