import { AsyncLocalStorage } from 'node:async_hooks'

const beside = new AsyncLocalStorage<true>()

/**
 * A search that is beside something else on its page: while the search is away, it finds nothing, so that the page is there. Only the
 * search page itself says that search is being repaired.
 */
export const aside =
  <Given extends unknown[], Answer>(search: (...given: Given) => Promise<Answer>) =>
  (...given: Given): Promise<Answer> =>
    beside.run(true, () => search(...given))

export const isAside = (): boolean => beside.getStore() === true
