import { relatedCareers } from '#features/occupations/index.ts'
import type { Db } from '#lib/db.ts'
import type { Described, FieldOfWork } from '../understanding/field-of-work.ts'
import { beyond, type LessStrict, withinWidest } from './around.ts'
import { wantedByOtherTitles } from './in-field.ts'
import { ofCareers } from './of-careers.ts'
import type { ResolvedSearch } from './resolve.ts'

/** With a field of work: around the place and elsewhere, then what mentions it, then jobs of related careers. */
export async function* besideField(
  db: Db,
  search: ResolvedSearch,
  { name, careers, shift }: FieldOfWork,
  mayLeavePlace: boolean,
): AsyncGenerator<LessStrict> {
  const none = `No job is in the field “${name}”`
  const around = mayLeavePlace ? beyond : withinWidest
  const anytime = atAnyTime(search)
  if (shift)
    yield {
      search: anytime,
      note: `No job in the field “${name}” mentions “${shift}” here. These are all in the field.`,
    }
  yield* around(anytime, none)
  const asked = { ...search.asked, words: name, titles: [], careers: null }
  yield { search: { ...search, asked }, note: `${none} here. These mention it.` }
  yield* around({ ...search, asked }, `No job mentions “${name}”`)
  const related = await ofCareers(db, search, await relatedCareers(db, alike(careers)))
  if (related) yield { search: related, note: `${none} here. These are related jobs.` }
}

/**
 * With work that was described: by other titles of it, around the place and elsewhere, then what is in part of it, what the description
 * fits less well, and jobs of related careers.
 */
export async function* besideDescribed(
  db: Db,
  search: ResolvedSearch,
  field: FieldOfWork & Described,
  mayLeavePlace: boolean,
): AsyncGenerator<LessStrict> {
  const { name, careers, shift, described } = field
  const none = `No job matches “${name}”`
  const around = mayLeavePlace ? beyond : withinWidest
  const others = await wantedByOtherTitles(db, field)
  const calledOtherwise = others && { ...search, asked: { ...search.asked, ...others } }
  if (calledOtherwise) yield { search: calledOtherwise, note: null }
  const called = [search, calledOtherwise].filter((each) => each !== null).map(atAnyTime)
  const note = `No job that matches “${name}” mentions “${shift}” here. These are all that match it.`
  if (shift) yield* called.map((each) => ({ search: each, note }))
  for (const each of called) yield* around(each, none)
  const inPart = await ofCareers(db, search, alike(careers))
  if (inPart) yield { search: inPart, note: `${none} closely. These match in part.` }
  if (inPart) yield* around(inPart, `${none} closely`)
  const also = await ofCareers(db, search, alike(described.also))
  if (also) yield { search: also, note: `${none} closely. These may match.` }
  if (also) yield* around(also, `${none} closely`)
  const related = await ofCareers(db, search, await relatedCareers(db, alike(careers)))
  if (related) yield { search: related, note: `${none} here. These are related jobs.` }
}

const atAnyTime = (search: ResolvedSearch): ResolvedSearch => ({
  ...search,
  asked: { ...search.asked, words: '' },
})

const alike = (careers: readonly string[]) => careers.map((soc) => ({ soc, weight: 1 }))
