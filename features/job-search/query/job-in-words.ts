import type { Db } from '#lib/db.ts'
import { dictionary } from '../understanding/dictionary.ts'
import { fieldDescribed, type Sureness } from '../understanding/field-described.ts'
import { type FieldOfWork, fieldOfWork } from '../understanding/field-of-work.ts'
import { isVerbatim } from '../understanding/understand.ts'
import type { LessStrict } from './around.ts'
import { wantedInField } from './in-field.ts'
import { joiningWord } from './joining-words.ts'
import { titledBy, without } from './loosen.ts'
import { parseQuery } from './parse.ts'
import type { ResolvedSearch } from './resolve.ts'

const mostWords = 20
const longestJob = 5

/** A part of a longer text that names a job; `isTitle`: by a title of the catalog. */
type NamedJob = LessStrict & { isTitle: boolean }

/**
 * 'director of operations' of 'senior leader, 22 years, director of operations roles': its parts that name jobs, the longest first, then
 * those that name fields of work.
 */
export async function* jobsInWords(db: Db, search: ResolvedSearch): AsyncGenerator<NamedJob> {
  const { query, parsed, titled } = search
  if (!query.q || isVerbatim(query) || parsed.excluded.length || /["“”]/.test(query.q)) return
  const { titlesIn, isTitle } = await dictionary(db)
  for (const { job, others } of partsOf(query.q)) {
    // 'director of operations' is called operations director, too.
    const turned = job.replace(/^(\S+) of (.+)$/i, '$2 $1')
    const titles = isTitle(turned) ? titlesIn(turned) : titlesIn(job)
    if (!titles.length) continue
    const untitled = without(search, (condition) => titled.includes(condition))
    const named = titledBy({ ...untitled, query: { ...query, q: job }, parsed: parseQuery(job) }, titles)
    yield {
      isTitle: isTitle(turned) || isTitle(job),
      search: { ...named, asked: { ...named.asked, words: job } },
      note: `No job mentions “${others}” with the rest. These are for “${job}”.`,
    }
  }
  for (const { job, others } of partsOf(query.q)) {
    const field = fieldOfWork(job, true)
    // Named among other words: 'did payroll for the whole battalion'.
    if (field)
      yield {
        isTitle: false,
        search: await inField(db, search, field),
        note: `No job mentions “${others}” with the rest. These are in the field “${field.name}”.`,
      }
  }
}

/** The search for jobs of a field instead of its words. */
async function inField(db: Db, search: ResolvedSearch, field: FieldOfWork): Promise<ResolvedSearch> {
  const { asked, ...rest } = without(search, (condition) => search.titled.includes(condition))
  return {
    ...rest,
    titled: [],
    understanding: { ...search.understanding, field },
    asked: { ...asked, ...(await wantedInField(db, field)) },
  }
}

/** Jobs whose work its words describe; null: they describe none. */
export async function jobsDescribed(
  db: Db,
  search: ResolvedSearch,
  sureness: Sureness,
): Promise<LessStrict | null> {
  const { query, parsed } = search
  if (!query.q || isVerbatim(query) || parsed.excluded.length || /["“”]/.test(query.q)) return null
  const field = await fieldDescribed(db, await dictionary(db), query.q, sureness)
  return (
    field && {
      search: await inField(db, search, field),
      note: `No job mentions all of “${query.q}”. This is the work that fits it best.`,
    }
  )
}

/** The parts of a text within a clause: those before "for" or "at" first, the longest first, and of these the last: 'veteran seeking welder'. */
function* partsOf(text: string): Generator<{ job: string; others: string }> {
  const words = text.split(/\s+/).slice(0, mostWords)
  // A driver's license says more of the work than what is hauled.
  const licensed = words.findIndex((word) => /^cdl$/i.test(word))
  if (licensed >= 0) yield { job: 'cdl', others: words.toSpliced(licensed, 1).join(' ') }
  // 'cook for a nursing home' is no nurse.
  const joined = words.findIndex((word, at) => at > 0 && /^(?:for|at|in|with|near)$/i.test(word))
  if (joined > 0) yield* partsWithin(words, joined)
  yield* partsWithin(words, words.length)
}

function* partsWithin(words: string[], end: number): Generator<{ job: string; others: string }> {
  for (let length = Math.min(longestJob, end, words.length - 1); length > 0; length--)
    for (let from = end - length; from >= 0; from--) {
      const part = words.slice(from, from + length)
      if (part.slice(0, -1).some((word) => /[,.;:!?]$/.test(word))) continue
      if (joiningWord.test(part[0]!) || joiningWord.test(part.at(-1)!)) continue
      // Of 'taught new soldiers' they are no job that is looked for.
      if (length === 1 && /^(?:soldiers?|sailors|marines|airm[ae]n|veterans?|vets)$/i.test(part[0]!)) continue
      const others = [...words.slice(0, from), ...words.slice(from + length)].join(' ')
      yield { job: part.join(' ').replace(/[,.;:!?]+$/, ''), others }
    }
}
