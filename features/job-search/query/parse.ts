import { pairsOf } from '../segments/pairs.ts'
import { longestSynonym, phrasesOf, synonymsOf } from '../text/synonyms.ts'
import { type Term, termsOf } from '../text/words.ts'

/** A word or phrase that must, or must not, occur, in any of its alternatives. */
export type Clause = {
  /** as it was typed */
  text: string
  alternatives: Alternative[]
}
/** Words that satisfy a clause together; `keys` are what to look up in the index. */
export type Alternative = { terms: Term[]; keys: number[] }

export type ParsedQuery = { clauses: Clause[]; excluded: Clause[] }

const piece = /(-?)"([^"]*)"?|(?:^|\s)(-)(?=\S)([^\s"]+)|[^\s"]+/g

/**
 * Parses a query: all words must match, "quoted phrases" match adjacent words, -words exclude.
 * @param earlier words are met as the earlier analysis indexed them, too
 */
export function parseQuery(query: string, earlier = false): ParsedQuery {
  const { clauses, excluded } = parsed(query)
  if (!earlier) return { clauses, excluded }
  return { clauses: clauses.map(withEarlier), excluded: excluded.map(withEarlier) }
}

function parsed(query: string): ParsedQuery {
  const found: ParsedQuery = { clauses: [], excluded: [] }
  let words: { term: Term; text: string }[] = []
  const endRun = () => {
    found.clauses.push(...clausesOf(words))
    words = []
  }
  for (const [whole, phraseMinus, phrase, wordMinus, word] of query.matchAll(piece)) {
    if (phrase !== undefined) {
      const clause = phraseClause(phrase)
      if (clause) (phraseMinus ? found.excluded : found.clauses).push(clause)
      endRun()
    } else if (wordMinus) found.excluded.push(...clausesOf(wordsIn(word!)))
    else words.push(...wordsIn(whole))
  }
  endRun()
  return found
}

const withEarlier = ({ text, alternatives }: Clause): Clause => ({
  text,
  alternatives: [
    ...alternatives,
    ...alternatives.filter(({ terms }) => terms.some(({ earlier }) => earlier)).map(earlierOf),
  ],
})

function earlierOf({ terms, keys }: Alternative): Alternative {
  const its = terms.map((term) => term.earlier ?? term)
  const isPhrase = keys.length > terms.length
  return isPhrase ? phraseOf(its) : alternativeOf(its)
}

/** Stop words count only when there are no other words, or in capitals: IT. */
function wordsIn(text: string): { term: Term; text: string }[] {
  const isUppercase = /^[A-Z]{2,}$/.test(text.trim())
  return termsOf(text).map((term) => ({
    term: isUppercase ? { ...term, isStopWord: false } : term,
    text: text.trim(),
  }))
}

function clausesOf(words: { term: Term; text: string }[]): Clause[] {
  const significant = words.filter(({ term }) => !term.isStopWord)
  return groupSynonyms(significant.length ? significant : words)
}

/** Groups words into the longest phrases that have synonyms, from left to right. */
function groupSynonyms(words: { term: Term; text: string }[]): Clause[] {
  const clauses: Clause[] = []
  for (let at = 0; at < words.length; ) {
    let group = words.slice(at, at + longestSynonym)
    while (group.length > 1 && !synonymsOf(stemsIn(group)) && !phrasesOf(stemsIn(group)))
      group = group.slice(0, -1)
    at += group.length
    const text = [...new Set(group.map((word) => word.text))].join(' ')
    const phrases = phrasesOf(stemsIn(group))
    if (phrases) {
      clauses.push({ text, alternatives: phrases.flatMap((phrase) => phraseClause(phrase)!.alternatives) })
      continue
    }
    const others = synonymsOf(stemsIn(group)) ?? []
    clauses.push({
      text,
      alternatives: [
        alternativeOf(group.map(({ term }) => term)),
        ...others.map((alternative) => alternativeOf(termsOf(alternative))),
      ],
    })
  }
  return clauses
}

const stemsIn = (words: { term: Term }[]) => words.map(({ term }) => term.stem)
const alternativeOf = (terms: Term[]): Alternative => ({ terms, keys: terms.map((term) => term.key) })
const phraseOf = (terms: Term[]): Alternative => ({
  terms,
  keys: [...terms.map((term) => term.key), ...pairsOf(terms)],
})

function phraseClause(phrase: string): Clause | null {
  const terms = termsOf(phrase)
  if (!terms.length) return null
  const significant = terms.filter((term) => !term.isStopWord)
  if (significant.length < 2)
    return { text: phrase, alternatives: [alternativeOf(significant.length ? significant : terms)] }
  return {
    text: `"${phrase}"`,
    alternatives: [phraseOf(significant)],
  }
}
