import type { LessStrict } from './around.ts'
import { shifts, withoutJoiningWords } from './joining-words.ts'
import { without } from './loosen.ts'
import { parseQuery } from './parse.ts'
import type { ResolvedSearch } from './resolve.ts'

const mostWords = 5

/**
 * Without one of its words, or the shift: what is searched where nothing has all of them. What jobs elsewhere say keeps its
 * words: then only the shift is left out.
 */
export function* fewerWords(search: ResolvedSearch, isSaidElsewhere: boolean): Generator<LessStrict> {
  const { query, parsed, place, circle } = search
  const words = query.q.split(/\s+/)
  if (words.length < 2 || words.length > mostWords || parsed.excluded.length || /["“”]/.test(query.q)) return
  const where = place && circle ? ` within ${circle.miles} miles of ${place.city}, ${place.state}` : ''
  const shift = shifts.exec(query.q)?.[0].split(' ')
  for (let at = 0; at < words.length; at++) {
    const dropped = shift?.includes(words[at]!) ? shift : [words[at]!]
    if (isSaidElsewhere && dropped !== shift) continue
    const left = withoutJoiningWords(words.filter((word) => !dropped.includes(word)).join(' '))
    // 'tx' of 'acme tx' is no search.
    if (/^\p{L}{0,2}$/u.test(left)) continue
    yield {
      search: {
        ...without(search, (condition) => search.titled.includes(condition)),
        ...{ titled: [], query: { ...query, q: left }, parsed: parseQuery(left) },
        asked: { ...without(search, (condition) => search.titled.includes(condition)).asked, words: left },
      },
      note: `No job${where} mentions “${dropped.join(' ')}” with the rest. These are for “${left}”.`,
    }
  }
}
