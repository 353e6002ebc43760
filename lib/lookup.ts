import { z } from 'zod'
import { lookup } from '#spec/limits.ts'

const deepest = 1_000

/** What every lookup accepts (document 3, section 8). Too much is cut, nonsense is ignored: a list box must not fail. */
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

/** One page of choices, and how many there are in all. */
export type Choices = { choices: { value: string; label: string }[]; total: number }

/** The answer of a lookup: the choices under the noun's own name. */
export const lookupAnswer = (name: string, { choices, total }: Choices, { page, limit }: Lookup) => ({
  [name]: choices,
  totalDocs: total,
  page,
  limit,
})

/** The rows of one page out of a list held in memory. */
export const pageOf = <Row>(rows: Row[], { page, limit }: Lookup): Row[] =>
  rows.slice((page - 1) * limit, page * limit)

/** Whether each word that was typed begins a word of the text, capitals and accents aside. */
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
