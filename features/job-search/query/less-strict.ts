import {
  type Classified,
  relatedCareers,
  titleClassifier,
  wholeTitleClassifier,
} from '#features/occupations/index.ts'
import type { Db } from '#lib/db.ts'
import { titledLike } from '../engine/query.ts'
import { dictionary } from '../understanding/dictionary.ts'
import { groupedBy } from '../understanding/either-of.ts'
import { isDescribed } from '../understanding/field-of-work.ts'
import { leadingTitle } from '../understanding/leading-title.ts'
import { withoutQualifiers } from '../understanding/qualifiers.ts'
import { beyond, farther, type LessStrict, withinWidest } from './around.ts'
import { besideDescribed, besideField } from './beside-field.ts'
import { shifts, withoutJoiningWords } from './joining-words.ts'
import {
  anyhow,
  elsewhere,
  filtersInWords,
  onSite,
  saidElsewhere,
  titledBy,
  unfiltered,
  widest,
  withinMiles,
  without,
} from './loosen.ts'
import { ofCareers } from './of-careers.ts'
import { parseQuery } from './parse.ts'
import type { ResolvedSearch } from './resolve.ts'

/**
 * What is searched instead of a search without results, the nearest to it first, and what the page says about it.
 * @param mayLeavePlace farther than a hundred miles
 */
export async function* lessStrict(
  db: Db,
  search: ResolvedSearch,
  mayLeavePlace: boolean,
): AsyncGenerator<LessStrict> {
  const { titled, query, understanding } = search
  const occupation = understanding.occupation?.occupation
  if (occupation) yield* besideOccupation(search, `${occupation.code} ${occupation.title}`, mayLeavePlace)
  else if (isDescribed(understanding.field))
    yield* besideDescribed(db, search, understanding.field, mayLeavePlace)
  else if (understanding.field) yield* besideField(db, search, understanding.field, mayLeavePlace)
  else if (titled.length) {
    yield* withinWidest(search, `No job is called “${query.q}”`)
    yield* ofSuchWork(db, search, mayLeavePlace)
  }
}

/** With a military occupation: what the words name without it, it without the words, and it elsewhere. */
function* besideOccupation(
  search: ResolvedSearch,
  named: string,
  mayLeavePlace: boolean,
): Generator<LessStrict> {
  const {
    titled,
    query: { q },
  } = search
  const none = `No job that fits ${named}`
  if (!q) yield* withinWidest(search, `${none} is`)
  else {
    if (titled.length) yield* withinWidest(search, `${none} is called “${q}”`)
    const called = withoutOccupation(search)
    yield { search: called, note: `${none} is called “${q}”. These are all that are called so.` }
    yield* withinWidest(called, `No job is called “${q}”`)
    if (titled.length && mayLeavePlace) yield* farAway(called, null, `No job is called “${q}”`, q)
    const { asked, ...rest } = without(search, (condition) => titled.includes(condition))
    yield {
      search: { ...rest, titled: [], query: { ...search.query, q: '' }, asked: { ...asked, words: '' } },
      note: `${none} ${titled.length ? 'is called' : 'mentions'} “${q}” here. These fit your occupation.`,
    }
  }
  const far = mayLeavePlace ? elsewhere(search) : null
  if (far) yield { search: far, note: farther(search, `${none} is`) }
}

/** What its words name, whatever the occupation. */
function withoutOccupation(search: ResolvedSearch): ResolvedSearch {
  const titled = search.titled.length ? search.titled : [titledLike(search.query.q)]
  const { asked, ...rest } = without(search, (condition) => titled.includes(condition))
  const conditions = [...asked.conditions, ...titled]
  return { ...rest, titled, plan: null, asked: { ...asked, conditions, titles: [], careers: null } }
}

/** Where no title says what the words name: at any hour, the same work by another name, elsewhere, in the text, related work. */
async function* ofSuchWork(
  db: Db,
  search: ResolvedSearch,
  mayLeavePlace: boolean,
): AsyncGenerator<LessStrict> {
  const { query } = search
  const plainly = await calledPlainly(db, search)
  if (plainly) {
    yield plainly
    const { q } = plainly.search.query
    yield* withinWidest(plainly.search, `No job is called “${query.q}”`, `These are called “${q}”`)
    return yield* ofSuchWork(db, plainly.search, mayLeavePlace)
  }
  const shift = shifts.exec(query.q)?.[0]
  const job = shift
    ? query.q
        .replace(shift, ' ')
        .replace(/\s+/g, ' ')
        .replace(/[\s,;]+$/, '')
    : query.q
  const inAnyShift = shift && job ? withWords(search, job) : search
  if (shift && job)
    yield {
      search: inAnyShift,
      note: `No job called “${job}” mentions “${shift}” here. These are all that are called so.`,
    }
  const plain = unfiltered(inAnyShift)
  const unlisted = `No job called “${job}” ${filtersInWords(search)} here. These are all that are called so`
  if (plain) yield { search: plain, note: `${unlisted}.` }
  const around = plain && withinMiles(plain, widest)
  if (around) yield { search: around, note: `${unlisted} within ${widest} miles.` }
  const none = `No job is called “${job}”`
  const untitled = withoutTitles(search)
  const names = search.understanding.either?.names ?? [job]
  const classify = await titleClassifier(db)
  const classified = names.flatMap(classify)
  const called = names.flatMap(await wholeTitleClassifier(db))
  const sure = classified.filter(({ weight }) => weight >= surely)
  const careers = sure.length ? distinct([...sure, ...called.filter(isLike(sure))]) : []
  const same = await ofCareers(db, untitled, careers)
  if (same) {
    yield { search: same, note: `${none} here. These are the same kind of work.` }
    yield* withinWidest(same, none, 'These are the same kind of work')
  }
  if (mayLeavePlace) yield* farAway(inAnyShift, same, none, job)
  if (mayLeavePlace && plain)
    yield* farAway(plain, null, `No job called “${job}” ${filtersInWords(search)}`, job)
  const probable = called.length ? called : classified.filter(({ weight }) => weight >= probably)
  const similar = same ? null : await ofCareers(db, untitled, probable)
  if (similar) yield { search: similar, note: `${none} here. These may be the same kind of work.` }
  const mentioned = `No job is called “${query.q}” here. These mention it.`
  const isPhrase = names.length === 1 && job.includes(' ')
  // Of several words apart, as in "control of documents by a manager", related work says more.
  if (isPhrase) yield { search: asPhrase(untitled, job), note: mentioned }
  else yield { search: untitled, note: mentioned }
  const related = await ofCareers(db, untitled, await relatedCareers(db, careers))
  if (related) yield { search: related, note: `${none} here. These are related jobs.` }
  if (isPhrase) yield { search: untitled, note: mentioned }
  const away = similar && mayLeavePlace ? elsewhere(similar) : null
  if (away)
    yield { search: away, note: farther(search, none, 'These may be the same kind of work, elsewhere') }
  const loosest = mayLeavePlace ? anyhow(withWords(untitled, job)) : null
  if (loosest)
    yield {
      search: loosest,
      note: `${none}. These mention it, without what else you asked for.`,
    }
}

/** Jobs called 'welder' for 'certified welder' and 'welder with own truck'; null: nothing is said beside the title. */
export async function calledPlainly(db: Db, search: ResolvedSearch): Promise<LessStrict | null> {
  const { q } = search.query
  const known = await dictionary(db)
  const plain = withoutQualifiers(q)
  const leading = known.titlesIn(plain).length ? null : leadingTitle(known, plain)
  const job = leading ?? plain
  const titles = job === q || search.understanding.either ? [] : known.titlesIn(job)
  if (!titles.length) return null
  const others = withoutJoiningWords(plain.slice(job.length).trim())
  return {
    search: titledBy(withWords(withoutTitles(search), job), titles),
    note: leading
      ? `No job mentions “${others}” with the rest. These are for “${job}”.`
      : `No job is called “${q}” here. These are called “${job}”.`,
  }
}

/** Jobs of the name, and then of the same kind of work, wherever they are; then those that are not remote. */
function* farAway(
  named: ResolvedSearch,
  same: ResolvedSearch | null,
  none: string,
  job: string,
): Generator<LessStrict> {
  // Titles have every word, not half of them: the nearest is no medical social worker instead of a medical assistant.
  const isOneJob = !named.understanding.either
  const nearest = elsewhere(isOneJob ? titledBy(named, job.split(' ')) : named, true)
  if (nearest) yield { search: nearest, note: farther(named, none, saidElsewhere(nearest, named)) }
  const far = elsewhere(named)
  if (far) yield { search: far, note: farther(named, none) }
  const alike = same && elsewhere(same)
  if (alike) yield { search: alike, note: farther(named, none, 'These are the same kind of work, elsewhere') }
  const here = onSite(named)
  if (here) yield { search: here, note: `No job called “${job}” is remote. These are on site.` }
}

/** Where nothing at the place mentions the words, and they name no job: around it, then elsewhere. */
export function* mentionedBeyond(search: ResolvedSearch): Generator<LessStrict> {
  if (search.query.q) yield* beyond(search, `No job mentions “${search.query.q}”`)
}

/** Jobs whose titles have all of the words: around the place, then elsewhere. */
export const calledBeyond = (search: ResolvedSearch): Generator<LessStrict> =>
  beyond(search, `No job is called “${search.query.q}”`)

/**
 * Jobs of the same kind of work, for words that are a title of the catalog: "sales consultant", which no job is called where
 * there are sales representatives. Null: it is no title.
 */
export async function ofSameWork(db: Db, search: ResolvedSearch): Promise<LessStrict | null> {
  const { q } = search.query
  const same = await ofCareers(db, withoutTitles(search), (await wholeTitleClassifier(db))(q))
  return same && { search: same, note: `No job is called “${q}” here. These are the same kind of work.` }
}

const withoutTitles = (search: ResolvedSearch): ResolvedSearch => ({
  ...without(search, (condition) => search.titled.includes(condition)),
  titled: [],
})

const asPhrase = ({ asked, ...search }: ResolvedSearch, words: string): ResolvedSearch => ({
  ...search,
  asked: { ...asked, words: `"${words}"` },
})

/** A 'logistics coordinator' is a freight agent surely, and a logistician as well, but no manager. */
const isLike =
  (sure: Classified[]) =>
  ({ soc }: Classified) =>
    !isManager(soc) || sure.some((each) => isManager(each.soc))
const isManager = (soc: string) => soc.startsWith('11-')
const distinct = (careers: Classified[]) =>
  [...Map.groupBy(careers, ({ soc }) => soc).values()].map(([first]) => first!)

/** How surely words name a career: 'receptionist', not 'coordinator'. */
const surely = 0.5
/** 'pizza maker': one of several kinds of cooks */
const probably = 0.3

function withWords(search: ResolvedSearch, words: string): ResolvedSearch {
  const grouped = groupedBy(search.understanding.either, words)
  return {
    ...search,
    query: { ...search.query, q: words },
    parsed: parseQuery(grouped),
    asked: { ...search.asked, words: grouped },
  }
}
