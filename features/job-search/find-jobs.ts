import type { Db } from '#lib/db.ts'
import { engine } from './engine/engine.ts'
import type { Counted } from './engine/search-engine.ts'
import type { LessStrict } from './query/around.ts'
import { closeFit, closeFitBeyond } from './query/close-fit.ts'
import { fewerWords } from './query/fewer-words.ts'
import { jobsDescribed, jobsInWords } from './query/job-in-words.ts'
import { calledBeyond, calledPlainly, lessStrict, mentionedBeyond, ofSameWork } from './query/less-strict.ts'
import { anyhow, titledBy } from './query/loosen.ts'
import type { ResolvedSearch } from './query/resolve.ts'
import { scopeConditions } from './query/scope.ts'
import { dictionary } from './understanding/dictionary.ts'
import type { Sureness } from './understanding/field-described.ts'

/**
 * The jobs of a search or, where it finds nothing or little, of what is nearest to it. Filters do not count: choosing one never changes what is searched.
 * @param mayLeavePlace jobs far away are shown where there are none at the place: who asks says that they are
 */
export async function findJobs(db: Db, search: ResolvedSearch, mayLeavePlace: boolean) {
  const found = await engine.search(db, search.asked)
  const isMany = (found.there ?? found.total) >= few.found
  const counted = isMany || !search.asked.facets.length ? found : await countOf(db, search)
  const other = await betterThan(db, search, counted, mayLeavePlace)
  if (!other) return { search, found, note: null, partly: null }
  return { partly: null, ...other, found: await engine.search(db, other.search.asked) }
}

/** What is searched instead, where nothing or little is found; null: what is found is the best there is. */
async function betterThan(
  db: Db,
  search: ResolvedSearch,
  { total, there }: Counted,
  mayLeavePlace: boolean,
): Promise<LessStrict | null> {
  if (total) {
    const more =
      (await ofMoreOfTheWork(db, search, total, mayLeavePlace)) ??
      (await ofWorkDescribed(db, search, total, mayLeavePlace))
    return more ?? (mayLeavePlace ? ofCloserFit(db, search, there ?? total) : null)
  }
  const other = await nearestTo(db, search, mayLeavePlace)
  if (!other || !mayLeavePlace || other.search.isElsewhere) return other
  const counted = await countOf(db, other.search)
  return (await ofCloserFit(db, other.search, counted.there ?? counted.total)) ?? other
}

/** Jobs that fit a military occupation closely, where those at the place do in part: a plant's mechanic for a helicopter's. */
async function ofCloserFit(db: Db, search: ResolvedSearch, here: number): Promise<LessStrict | null> {
  const close = here < few.found ? closeFit(search) : null
  if (!close || (await isSomething(db, close))) return null
  const other = await firstWithJobs(db, closeFitBeyond(close))
  return other && { ...other, partly: here }
}

/** Fewer than a page, and so few that another reading may be meant. */
const few = { found: 10, ofWork: 3, words: 4 }

/**
 * Where few are found whose titles have half of the words, and none has all of them: the same kind of work, as a leasing consultant is
 * not what a sales consultant looks for, or jobs of the name beyond the place. Null: what is found is better.
 */
async function ofMoreOfTheWork(
  db: Db,
  search: ResolvedSearch,
  total: number,
  mayLeavePlace: boolean,
): Promise<LessStrict | null> {
  const words = search.query.q.split(' ')
  const isOneJob = search.titled.length > 0 && !search.understanding.either
  if (total >= few.ofWork || !isOneJob || search.plan || words.length < 2) return null
  const ways = [await calledPlainly(db, search), await ofSameWork(db, search)].filter((way) => way !== null)
  const called = titledBy(search, words)
  if (!ways.length || (await isSomething(db, called))) return null
  for (const way of ways) if ((await countOf(db, way.search)).total > total) return way
  const other = mayLeavePlace ? await firstWithJobs(db, calledBeyond(called)) : null
  return other && { ...other, partly: total }
}

/** Few jobs have all words of a sentence but by chance: the work that it describes is meant. */
async function ofWorkDescribed(
  db: Db,
  search: ResolvedSearch,
  total: number,
  mayLeavePlace: boolean,
): Promise<LessStrict | null> {
  const isSentence = search.query.q.split(' ').length >= few.words
  const { titled, plan, understanding } = search
  if (total >= few.found || !isSentence || titled.length || plan || understanding.field) return null
  return asDescribed(db, search, mayLeavePlace)
}

/** What is searched where nothing is found; null: nothing is found however it is searched. */
async function nearestTo(db: Db, search: ResolvedSearch, mayLeavePlace: boolean): Promise<LessStrict | null> {
  return (
    (await firstWithJobs(db, lessStrict(db, search, mayLeavePlace))) ??
    (await inFewerWords(db, search, mayLeavePlace)) ??
    (mayLeavePlace ? await firstWithJobs(db, mentionedBeyond(search)) : null) ??
    asDescribed(db, search, mayLeavePlace, 'possibly')
  )
}

async function firstWithJobs(
  db: Db,
  tried: AsyncIterable<LessStrict> | Iterable<LessStrict>,
): Promise<LessStrict | null> {
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
    (await asDescribed(db, search, mayLeavePlace)) ??
    (await forJobInWords(db, search, mayLeavePlace)) ??
    (await withFewerWords(db, search, isSaid)) ??
    (loosest && (await withFewerWords(db, loosest, isSaid)))
  )
}

/** For the work that its words describe, there or as near to that as there is some. */
async function asDescribed(
  db: Db,
  search: ResolvedSearch,
  mayLeavePlace: boolean,
  sureness: Sureness = 'probably',
): Promise<LessStrict | null> {
  const described = await jobsDescribed(db, search, sureness)
  if (!described || (await isSomething(db, described.search))) return described
  return firstWithJobs(db, lessStrict(db, described.search, mayLeavePlace))
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
    const { total } = await countOf(db, other)
    if (total && (!least || total < least.total)) least = { total, fewer: { search: other, note } }
  }
  return least?.fewer ?? null
}

/** Whether jobs have these words at all, wherever they are and whatever filters the words imply. */
async function hasWords(db: Db, { asked, site }: ResolvedSearch): Promise<boolean> {
  const conditions = await scopeConditions(db, site)
  return (await engine.count(db, { ...asked, conditions, there: null, place: null, facets: [] })).total > 0
}

const isSomething = async (db: Db, search: ResolvedSearch) => (await countOf(db, search)).total > 0

/** How many there are, whatever filters are chosen. */
const countOf = (db: Db, { asked }: ResolvedSearch) => engine.count(db, { ...asked, facets: [] })
