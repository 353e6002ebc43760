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

const piece = /(-?)"([^"]*)"?|(?:^|\s)(-)(?=\S)([^\s"]+)|\(([^()"]*)\)|[^\s"]+/g

/**
 * Parses a query: all words must match, "quoted phrases" match adjacent words, -words exclude. Of words, phrases and (words in
 * parentheses) with "or" between them one is enough.
 * @param earlier words are met as the earlier analysis indexed them, too
 */
export function parseQuery(query: string, earlier = false): ParsedQuery {
  const { clauses, excluded } = parsed(query)
  if (!earlier) return { clauses, excluded }
  return { clauses: clauses.map(withEarlier), excluded: excluded.map(withEarlier) }
}

type Word = { term: Term; text: string }
/** What stands between spaces: words, a phrase, or "or". */
type Part = { words: Word[]; phrase?: Clause; isOr?: boolean }

function parsed(query: string): ParsedQuery {
  const excluded: Clause[] = []
  const parts: Part[] = []
  for (const [whole, phraseMinus, phrase, wordMinus, word, group] of query.matchAll(piece)) {
    if (phrase !== undefined) {
      const clause = phraseClause(phrase)
      if (clause && phraseMinus) excluded.push(clause)
      else if (clause) parts.push({ words: [], phrase: clause })
    } else if (wordMinus) excluded.push(...clausesOf(wordsIn(word!)))
    else if (group !== undefined) parts.push({ words: group.split(' ').flatMap(wordsIn) })
    else parts.push({ words: wordsIn(whole), isOr: whole === 'or' })
  }
  return { clauses: clausesIn(parts), excluded }
}

/** The clauses of parts: words in a row are one run, what "or" joins is one clause. */
function clausesIn(parts: Part[]): Clause[] {
  const clauses: Clause[] = []
  let run: Word[] = []
  const endRun = () => {
    // Stop words count only where they are all there is.
    if (run.some(({ term }) => !term.isStopWord)) clauses.push(...clausesOf(run))
    run = []
  }
  for (const choices of choicesIn(parts)) {
    const [first] = choices
    if (choices.length === 1 && !first.phrase) run.push(...first.words)
    else {
      endRun()
      clauses.push(oneOf(choices.map(together)))
    }
  }
  if (clauses.length) endRun()
  return clauses.length ? clauses : clausesOf(run)
}

/** The parts, those that "or" joins together. */
function choicesIn(parts: Part[]): [Part, ...Part[]][] {
  const joined: [Part, ...Part[]][] = []
  for (const [at, part] of parts.entries()) {
    const isJoined = parts[at - 1]?.isOr && isChoice(part) && isChoice(parts[at - 2])
    if (isJoined) joined.at(-1)!.push(part)
    else if (!(part.isOr && isChoice(parts[at - 1]) && isChoice(parts[at + 1]))) joined.push([part])
  }
  return joined
}

const isChoice = (part: Part | undefined): part is Part =>
  part !== undefined && (part.phrase !== undefined || part.words.some(({ term }) => !term.isStopWord))

const oneOf = (clauses: Clause[]): Clause =>
  clauses.length === 1
    ? clauses[0]!
    : {
        text: clauses.map(({ text }) => (/^[^"]+ /.test(text) ? `(${text})` : text)).join(' or '),
        alternatives: clauses.flatMap(({ alternatives }) => alternatives),
      }

/** A part as one clause: each combination of what its words may be. */
function together({ words, phrase }: Part): Clause {
  if (phrase) return phrase
  const clauses = clausesOf(words)
  return {
    text: clauses.map(({ text }) => text).join(' '),
    alternatives: clauses
      .map(({ alternatives }) => alternatives)
      .reduce((before, next) => before.flatMap((one) => next.map((other) => both(one, other))))
      .slice(0, mostAlternatives),
  }
}

const mostAlternatives = 60

const both = (one: Alternative, other: Alternative): Alternative => ({
  terms: [...one.terms, ...other.terms],
  keys: [...one.keys, ...other.keys],
})

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
function wordsIn(text: string): Word[] {
  const isUppercase = /^[A-Z]{2,}$/.test(text.trim())
  return termsOf(text).map((term) => ({
    term: isUppercase ? { ...term, isStopWord: false } : term,
    text: text.trim(),
  }))
}

function clausesOf(words: Word[]): Clause[] {
  const significant = words.filter(({ term }) => !term.isStopWord)
  return groupSynonyms(significant.length ? significant : words)
}

/** Groups words into the longest phrases that have synonyms, from left to right. */
function groupSynonyms(words: Word[]): Clause[] {
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

const stemsIn = (words: Word[]) => words.map(({ term }) => term.stem)
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
