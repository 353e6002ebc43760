import { z } from 'zod'

const deepest = 100_000

/** Which page of a list is asked for. Nonsense is ignored: an address that somebody kept must not fail. */
export type Paged = { page: number; limit: number }

/** `page` and `limit` of a list's query, to spread into its schema: `z.object({ q: searchText, ...paged(25) })`. */
export const paged = (usual = 25, most = 100) => ({
  page: z.coerce.number().int().min(1).max(deepest).catch(1),
  limit: z.coerce.number().int().min(1).max(most).catch(usual),
})

/** Words typed into a search field: trimmed, without control characters, 100 at most. */
export const searchText = z
  .string()
  .transform((typed) =>
    typed
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 100),
  )
  .catch('')
