import type { LoadContext } from './data.ts'

/** The branches to choose from, for the search by military occupation. */
export const loadBranches = async (_: unknown, { db }: LoadContext) => ({
  branches: await db
    .selectFrom('corps')
    .select(['id as value', 'name as label'])
    .orderBy('position')
    .execute(),
})
