import { newestGifts } from '#features/donations/index.ts'
import { ListQuery } from '#features/donations/schema.ts'
import type { LoadContext } from '../../data.ts'

/** The newest gifts, as everybody may read them. */
export const loadDonations = (_: unknown, { db, site }: LoadContext) =>
  newestGifts(db, site, ListQuery.parse({}))
