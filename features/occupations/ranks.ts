import type { Db } from '#lib/db.ts'
import { type Choices, type Lookup, pageOf, wordsBegin } from '#lib/lookup.ts'

/** Ranks of one branch or all, junior first, found by title, abbreviation or grade ('E-5', 'e5'). */
export async function findRanks(db: Db, corps: string | null, lookup: Lookup): Promise<Choices> {
  const ranks = await db
    .selectFrom('ranks')
    .innerJoin('corps', 'corps.id', 'corps_id')
    .select(['ranks.id', 'title', 'ranks.abbreviation', 'grade', 'historic', 'corps.name as branch'])
    .$if(corps !== null, (query) => query.where('corps_id', '=', corps))
    .orderBy('historic')
    .orderBy('corps.position')
    .orderBy('ranks.position')
    .execute()
  const typed = lookup.q.replace(/\b([ewo])-(\d)/gi, '$1$2')
  const found = ranks.filter((rank) =>
    wordsBegin(typed, `${rank.title} ${rank.abbreviation} ${rank.grade.replace('-', '')} ${rank.branch}`),
  )
  const choices = pageOf(found, lookup).map((rank) => ({
    value: rank.id,
    label: `${rank.title} (${rank.abbreviation}, ${rank.grade})${corps ? '' : `, ${rank.branch}`}`,
  }))
  return { choices, total: found.length }
}
