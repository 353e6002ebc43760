import { fold } from '#lib/fold.ts'
import { earlierStemOf, stemOf } from './stem-of.ts'
import { WordTable } from './word-table.ts'

// One tokenizer for everything: indexing, queries and highlighting.

/** Increment it when the same text has other words than before: jobs are then indexed again in the background (decision 542). */
export const analysisVersion = 3

/** A stemmed word: what nurse, nurses and nursing have in common. */
export type Term = {
  stem: string
  /** 53-bit hash: the word in dictionaries */
  key: number
  /** 16-bit hash, never 0: the word in titles, where one in 65,000 collides */
  mark: number
  /** left out of texts; kept in titles ("IT", "Will Call") */
  isStopWord: boolean
  /** common to all job ads, so not significant */
  isFiller: boolean
  /** phone and requisition numbers: never searched, and half of all distinct words */
  isSerial: boolean
  /** the word as the analysis had it before some stems were told apart; null: the same */
  earlier: Term | null
  /** for TermIndex */
  owner: unknown
  number: number
}

const longest = 40

const common = new Set(
  (
    'a about above after again against all also am an and any are as at be because been before being below between both ' +
    'but by can could did do does doing down during each etc few for from further had has have having he her here hers him ' +
    'his how i if in into is it its itself just me more most my no nor not now of off on once only or other our ours out ' +
    'over own per same she should so some such than that the their theirs them then there these they this those through to ' +
    'too under until up very was we were what when where which while who whom why will with would you your yours'
  )
    .split(' ')
    .map(stemOf),
)
const filler = new Set(
  (
    'work job team abil experi requir year provid includ skill respons candid posit applic appli employ employe opportun ' +
    'compani benefit perform duti must prefer qualif manag support help need new day time full people peopl make well use ' +
    'may within knowledg strong role look join equal environ develop ensur'
  ).split(' '),
)

/**
 * Tokenizes a text into words of letters and digits, including C++, C#, .NET, A&P, AT&T, U.S., driver's. It dominates the cost
 * of an import, so it creates no string for a word it has seen before. Stops when `visit` returns true.
 * @param first only words that begin with one of these letters, or with none (`lettersOf`): a stem begins as its words do
 */
export function tokenize(
  text: string,
  visit: (term: Term, from: number, to: number) => unknown,
  first = anyLetter,
): void {
  const folded = fold(text)
  const end = folded.length
  let at = 0
  while (at < end) {
    if (!isWordly(folded.charCodeAt(at)) && !isDotNet(folded, at)) {
      at++
      continue
    }
    const from = at
    at = runEnd(folded, folded.charCodeAt(at) === dot ? at + 1 : at)
    let spelled = at
    const sign = folded.charCodeAt(at)
    if (sign === dot || sign === ampersand || sign === apostrophe || sign === plus || sign === hash)
      [spelled, at] = withSigns(folded, from, at)
    if (!mayBegin(folded.charCodeAt(from), first)) continue
    const term = terms.find(folded, from, spelled) ?? terms.keep(newTerm(folded.slice(from, spelled)))
    if (visit(term, from, at) === true) return
  }
}

const anyLetter = -1
const mayBegin = (code: number, first: number) => !isLetter(code) || (first >>> (code - 97)) & 1

const [dot, ampersand, apostrophe, plus, hash] = ['.', '&', "'", '+', '#'].map((sign) => sign.charCodeAt(0))
const isLetter = (code: number) => code >= 97 && code <= 122
const isWordly = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57)

/** '.NET' and 'ASP.NET', not 'example.net'. */
function isDotNet(text: string, at: number): boolean {
  return (
    text.charCodeAt(at) === dot &&
    text.startsWith('net', at + 1) &&
    !isWordly(text.charCodeAt(at + 4)) &&
    (!isWordly(text.charCodeAt(at - 1)) || /\b(?:asp|vb|ado)$/.test(text.slice(Math.max(0, at - 4), at)))
  )
}

/** Where letters and digits end. */
function runEnd(text: string, at: number): number {
  while (isWordly(text.charCodeAt(at))) at++
  return at
}

/** A word with signs in or after it: where its spelling ends, and where the token ends. */
function withSigns(text: string, from: number, end: number): [spelled: number, to: number] {
  if (
    end - from === 1 &&
    isLetter(text.charCodeAt(from)) &&
    isLetter(text.charCodeAt(end + 1)) &&
    text.charCodeAt(end + 2) === dot
  ) {
    while (isLetter(text.charCodeAt(end + 1)) && text.charCodeAt(end + 2) === dot) end += 2
    return [end + 1, end + 1]
  }
  if (text.charCodeAt(end) === ampersand && end - from <= 2) {
    const second = runEnd(text, end + 1) - end - 1
    if (second > 0 && second <= 2) end += second + 1
  }
  if (isLetter(text.charCodeAt(end - 1))) {
    let signed = end
    while (text.charCodeAt(signed) === plus || text.charCodeAt(signed) === hash) signed++
    if (!isWordly(text.charCodeAt(signed))) end = signed
  }
  const owned = text.charCodeAt(end) === apostrophe && isLetter(text.charCodeAt(end + 1))
  return [end, owned ? runEnd(text, end + 1) : end]
}

/** Every word of a text, in order. */
export function termsOf(text: string): Term[] {
  const visit: Term[] = []
  tokenize(text, (term) => void visit.push(term))
  return visit
}

/** The stems of a text in order, including stop words. */
export const stemsOf = (text: string): string[] => termsOf(text).map((term) => term.stem)

/** The words of a text as spelled, in lower case. */
export function spellingsIn(text: string): string[] {
  const folded = fold(text)
  const words: string[] = []
  tokenize(text, (_, from, to) => void words.push(folded.slice(from, to)))
  return words
}

const terms = new WordTable<Term>()

function newTerm(word: string): Term {
  const letters = word.replaceAll('.', '')
  const earlier = earlierStemOf(letters)
  return termOf(word === '.net' ? 'dotnet' : stemOf(letters), earlier === null ? null : termOf(earlier, null))
}

function termOf(whole: string, earlier: Term | null): Term {
  const itsStem = whole.slice(0, longest)
  const key = hash53(itsStem)
  return {
    stem: itsStem,
    key,
    mark: markOf(key),
    isStopWord: common.has(itsStem),
    isFiller: filler.has(itsStem),
    isSerial: itsStem.length > 5 && /^\d+$/.test(itsStem),
    earlier,
    owner: null,
    number: 0,
  }
}

/** The mark of the word with this key. */
export const markOf = (key: number): number => (key % 65_535) + 1

/** Two rounds of 32 bits, mixed as in MurmurHash 3; 53 bits are what a number holds exactly. */
function hash53(text: string): number {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}
