import type { Db } from '#lib/db.ts'
import { titledLike } from '../engine/query.ts'
import { dictionary } from '../understanding/dictionary.ts'
import { isVerbatim } from '../understanding/understand.ts'
import { without } from './elsewhere.ts'
import type { LessStrict } from './less-strict.ts'
import { parseQuery } from './parse.ts'
import type { ResolvedSearch } from './resolve.ts'

/** What no job's name begins or ends with. */
const isJoining = /^(?:an?|and|as|at|by|for|from|in|my|of|on|or|some|the|to|with)$/i
const mostWords = 20
const longestJob = 5

/** A part of a longer text that names a job; `isTitle`: by a title of the catalog. */
type NamedJob = LessStrict & { isTitle: boolean }

/** 'director of operations' of 'senior leader, 22 years, director of operations roles': its parts that name jobs, the longest first. */
export async function* jobsInWords(db: Db, search: ResolvedSearch): AsyncGenerator<NamedJob> {
  const { query, parsed, titled } = search
  if (!query.q || isVerbatim(query) || parsed.excluded.length || /["“”]/.test(query.q)) return
  const { titlesIn, isTitle } = await dictionary(db)
  for (const { job, others } of partsOf(query.q)) {
    // 'director of operations' is called operations director, too.
    const turned = job.replace(/^(\S+) of (.+)$/i, '$2 $1')
    const titles = isTitle(turned) ? titlesIn(turned) : titlesIn(job)
    if (!titles.length) continue
    const named = titles.map(titledLike)
    const { asked, ...rest } = without(search, (condition) => titled.includes(condition))
    yield {
      isTitle: isTitle(turned) || isTitle(job),
      search: {
        ...rest,
        ...{ titled: named, query: { ...query, q: job }, parsed: parseQuery(job) },
        asked: { ...asked, words: job, conditions: [...asked.conditions, ...named] },
      },
      note: `No job mentions “${others}” with the rest. These are for “${job}”.`,
    }
  }
}

/** The parts of a text within a clause, the longest first, and of these the last: 'Army veteran seeking welder'. */
function* partsOf(text: string): Generator<{ job: string; others: string }> {
  const words = text.split(/\s+/).slice(0, mostWords)
  for (let length = Math.min(longestJob, words.length - 1); length > 0; length--)
    for (let from = words.length - length; from >= 0; from--) {
      const part = words.slice(from, from + length)
      if (part.slice(0, -1).some((word) => /[,.;:!?]$/.test(word))) continue
      if (isJoining.test(part[0]!) || isJoining.test(part.at(-1)!)) continue
      const others = [...words.slice(0, from), ...words.slice(from + length)].join(' ')
      yield { job: part.join(' ').replace(/[,.;:!?]+$/, ''), others }
    }
}
