import { LRUCache } from 'lru-cache'
import type { Db } from '#lib/db.ts'
import type { ResolvedSearch } from '../query/resolve.ts'
import { type SearchPage, searchUrl } from '../schema.ts'

const careersShown = 12

type About = Pick<SearchPage, 'occupation' | 'careers' | 'otherBranches'>

/** Details of the searched military occupation for the page. */
export async function occupationOf(db: Db, { plan, query }: ResolvedSearch): Promise<About> {
  if (!plan) return { occupation: null, careers: [], otherBranches: [] }
  const without = { c: '', _c: '', o: '', _o: '', rank: '', _rank: '', tab: 'keyword' } as const
  return {
    occupation: plan.occupation,
    careers: plan.careers
      .slice(0, careersShown)
      .map(({ title }) => ({ title, href: searchUrl({ ...query, ...without }, { q: title }) })),
    otherBranches: (await sameCode(db, plan.occupation)).map((other) => ({
      label: `${other.name}: ${other.title}`,
      href: searchUrl(query, {
        ...{ c: other.corps, _c: other.name, rank: '', _rank: '' },
        ...{ o: other.id, _o: `${other.code} ${other.title}` },
      }),
    })),
  }
}

type Other = { id: string; code: string; title: string; corps: string; name: string }

/** Occupations of other branches with the same code, one per branch. */
const sameCode = cachedForAMinute(
  async (db: Db, { code, corps }: { code: string; corps: string }): Promise<Other[]> => {
    const others = await db
      .selectFrom('military_occupations as occupation')
      .innerJoin('corps', 'corps.id', 'occupation.corps_id')
      .select(['occupation.id', 'occupation.code', 'occupation.title', 'corps.id as corps', 'corps.name'])
      .where('occupation.code_key', '=', code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
      .where('occupation.corps_id', '!=', corps)
      .where('occupation.active', '=', true)
      .where('occupation.qualification', '=', false)
      .orderBy('corps.position')
      .execute()
    return [...new Map(others.map((other) => [other.corps, other])).values()]
  },
)

type Choices = Pick<SearchPage, 'branches' | 'ranks'>

/** The choices of the military form. */
export const branchesAndRanks = cachedForAMinute(async (db: Db, corps: string): Promise<Choices> => {
  const branches = await db
    .selectFrom('corps')
    .select(['id as value', 'name as label'])
    .orderBy('position')
    .execute()
  if (!branches.some(({ value }) => value === corps)) return { branches, ranks: [] }
  const ranks = await db
    .selectFrom('ranks')
    .select(['id', 'title', 'grade'])
    .where('corps_id', '=', corps)
    .where('historic', '=', false)
    .orderBy('position')
    .execute()
  return {
    branches,
    ranks: ranks.map(({ id, title, grade }) => ({ value: id, label: `${title} (${grade})` })),
  }
})

/** Caches reads of the catalog, which rarely changes, for a minute. */
function cachedForAMinute<Question, Answer>(read: (db: Db, question: Question) => Promise<Answer>) {
  const byDb = new WeakMap<Db, LRUCache<string, { answer: Answer }>>()
  return async (db: Db, question: Question): Promise<Answer> => {
    const answers = byDb.get(db) ?? new LRUCache<string, { answer: Answer }>({ max: 1_000, ttl: 60_000 })
    byDb.set(db, answers)
    const key = JSON.stringify(question)
    const cached = answers.get(key)
    if (cached) return cached.answer
    const answer = await read(db, question)
    answers.set(key, { answer })
    return answer
  }
}
