import type { Db } from '#lib/db.ts'

/** How many employers await approval. */
export async function waitingEmployers(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('employers')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('needs_approval', '=', true)
    .where('approved', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
