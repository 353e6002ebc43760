import type { Db } from '#lib/db.ts'
import { engine } from './engine/engine.ts'
import { jobsInWords } from './query/job-in-words.ts'
import { fewerWords, type LessStrict, lessStrict } from './query/less-strict.ts'
import { anyhow, titledBy } from './query/loosen.ts'
import type { ResolvedSearch } from './query/resolve.ts'
import { scopeConditions } from './query/scope.ts'
import { dictionary } from './understanding/dictionary.ts'

/**
 * Where nothing is found, what is nearest to the search. Filters do not count: choosing one never changes what is searched.
 * @param mayLeavePlace jobs far away are shown where there are none at the place: who asks says that they are
 */
export async function findJobs(db: Db, search: ResolvedSearch, mayLeavePlace: boolean) {
  const found = await engine.search(db, search.asked)
  if (found.total || (await isSomething(db, search))) return { search, found, note: null }
  const other =
    (await firstWithJobs(db, lessStrict(db, search, mayLeavePlace))) ??
    (await inFewerWords(db, search, mayLeavePlace))
  if (!other) return { search, found, note: null }
  return { ...other, found: await engine.search(db, other.search.asked) }
}

async function firstWithJobs(db: Db, tried: AsyncIterable<LessStrict>): Promise<LessStrict | null> {
  for await (const other of tried) if (await isSomething(db, other.search)) return other
  return null
}

/** Where nothing has all of the words: the job that some of them name, then most of them. */
async function inFewerWords(
  db: Db,
  search: ResolvedSearch,
  mayLeavePlace: boolean,
): Promise<LessStrict | null> {
  const isSaid = await hasWords(db, search)
  const loosest = mayLeavePlace ? anyhow(search) : null
  return (
    (await withFewerWords(db, search, isSaid, true)) ??
    (await forJobInWords(db, search, mayLeavePlace)) ??
    (await withFewerWords(db, search, isSaid)) ??
    (loosest && (await withFewerWords(db, loosest, isSaid)))
  )
}

/** So many jobs that a text names are searched for, and so many of them also near or like what they are called. */
const most = { named: 6, likeNamed: 2 }

/** For a job that a longer text names, there or, where nothing is called so, as near to that as there is something. */
async function forJobInWords(db: Db, search: ResolvedSearch, mayLeavePlace: boolean) {
  let tried = 0
  let titles = 0
  for await (const { isTitle, ...named } of jobsInWords(db, search)) {
    if (++tried > most.named) break
    if (await isSomething(db, named.search)) return named
    if (!isTitle || ++titles > most.likeNamed) continue
    const other = await firstWithJobs(db, lessStrict(db, named.search, mayLeavePlace))
    if (other) return other
  }
  return null
}

/**
 * Without the word that leaves the fewest jobs, which are those nearest to the search.
 * @param isSaid see `hasWords`
 * @param isNamed the others name a job, and titles say it
 */
async function withFewerWords(
  db: Db,
  search: ResolvedSearch,
  isSaid: boolean,
  isNamed = false,
): Promise<LessStrict | null> {
  const { isTitle, titlesIn } = await dictionary(db)
  let least: { total: number; fewer: LessStrict } | null = null
  for (const { search: fewer, note } of fewerWords(search, isSaid)) {
    if (isNamed && !isTitle(fewer.query.q)) continue
    const other = isNamed ? titledBy(fewer, titlesIn(fewer.query.q)) : fewer
    const { total } = await engine.count(db, { ...other.asked, facets: [] })
    if (total && (!least || total < least.total)) least = { total, fewer: { search: other, note } }
  }
  return least?.fewer ?? null
}

/** Whether jobs have these words at all, wherever they are and whatever filters the words imply. */
async function hasWords(db: Db, { asked, site }: ResolvedSearch): Promise<boolean> {
  const conditions = await scopeConditions(db, site)
  return (await engine.count(db, { ...asked, conditions, there: null, place: null, facets: [] })).total > 0
}

const isSomething = async (db: Db, { asked }: ResolvedSearch) =>
  (await engine.count(db, { ...asked, facets: [] })).total > 0
