/** An option of a selector or a lookup. */
export type Item = { value: string; label: string }

export type Load = (request: { q: string; page: number; signal?: AbortSignal }) => Promise<{
  items: Item[]
  total: number
}>
