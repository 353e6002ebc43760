import { z } from 'zod'

/** What API clients get from a successful write, plus its own fields (`reply.done`). */
export const done = <Body extends z.ZodRawShape>(body: Body = {} as Body) =>
  z.object({
    ok: z.literal(true),
    /** the sentence of the toast */
    message: z.string().optional(),
    ...body,
  })

/** What is saved while somebody types: the number of what is kept, and whether it is this one; otherwise a later one came before. */
export const Saved = z.object({ number: z.number().int(), isKept: z.boolean() })

/** An option of a list box. */
export const Choice = z.object({ value: z.string(), label: z.string() }).meta({ id: 'Choice' })

/** One page of a lookup: the options, under the name of the noun (lib/lookup.ts). */
export const lookupOf = (noun: string) =>
  z.object({
    [noun]: z.array(Choice),
    totalDocs: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
  })

const Done = done().meta({ id: 'Done', description: 'It is done.' })

const Invalid = z.object({ errors: z.record(z.string(), z.string()) }).meta({
  id: 'Invalid',
  description: 'What is wrong, by field; each is a sentence for the user.',
})

const Forbidden = z
  .object({
    error: z.string(),
    /** only when the token was the reason */
    csrf: z.string().optional(),
    requestId: z.string().optional(),
  })
  .meta({
    id: 'Forbidden',
    description:
      'With `csrf`: the token was missing or expired; retry with this one. Without it: the caller is not allowed to do this.',
  })

const Failure = z
  .object({ error: z.string(), requestId: z.string().optional() })
  .meta({ id: 'Failure', description: 'A sentence, and the request id to quote.' })

/** What any read or write may answer in addition to what its own schema names. */
export const readAnswers = { 400: Invalid, default: Failure }
export const writeAnswers = { 200: Done, 403: Forbidden, 422: Invalid, default: Failure }
