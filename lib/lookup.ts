import { z } from 'zod'
import { lookup } from '#spec/limits.ts'

const deepest = 1_000

/** What every lookup accepts (document 3, section 7). Out-of-range values are clamped, invalid ones ignored: a list box must not fail. */
export const LookupQuery = z.object({
  q: z
    .string()
    .transform((text) =>
      text
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, 100),
    )
    .catch(''),
  page: z.coerce.number().int().min(1).max(deepest).catch(1),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .transform((limit) => Math.min(limit, lookup.pageSize))
    .catch(lookup.pageSize),
})
export type Lookup = z.infer<typeof LookupQuery>

/** One page of options, and the total. */
export type Choices = { choices: { value: string; label: string }[]; total: number }

/** The response of a lookup: the options, under the name of the noun. */
export const lookupAnswer = (name: string, { choices, total }: Choices, { page, limit }: Lookup) => ({
  [name]: choices,
  totalDocs: total,
  page,
  limit,
})

/** One page of a list in memory. */
export const pageOf = <Row>(rows: Row[], { page, limit }: Lookup): Row[] =>
  rows.slice((page - 1) * limit, page * limit)

/** Whether each typed word is a prefix of a word in the text, ignoring case and accents. */
export function wordsBegin(typed: string, text: string): boolean {
  const words = plainWords(text)
  return plainWords(typed).every((word) => words.some((other) => other.startsWith(word)))
}

const plainWords = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}+#]+/gu) ?? []
