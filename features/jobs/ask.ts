import { pairsOf } from './segments/pairs.ts'
import { longestSaying, otherSayings } from './synonyms.ts'
import { type Term, termsOf } from './words.ts'

/** One thing that must be there, or must not: a word, a phrase, or another way to say it. */
export type Need = {
  /** as it was typed */
  text: string
  ways: Way[]
}
/** Words that stand for a need, all of them; `keys` are what the index must have. */
export type Way = { terms: Term[]; keys: number[] }

/** What was typed into the search field, understood. */
export type Ask = { needs: Need[]; excluded: Need[] }

const piece = /(-?)"([^"]*)"?|(?:^|\s)(-)(?=\S)([^\s"]+)|[^\s"]+/g

/** Reads a query: all words must match, "quoted phrases" stand together, -words exclude. */
export function readAsk(query: string): Ask {
  const ask: Ask = { needs: [], excluded: [] }
  let words: { term: Term; text: string }[] = []
  const endRun = () => {
    ask.needs.push(...needsOf(words))
    words = []
  }
  for (const [whole, phraseMinus, phrase, wordMinus, word] of query.matchAll(piece)) {
    if (phrase !== undefined) {
      const need = phraseNeed(phrase)
      if (need) (phraseMinus ? ask.excluded : ask.needs).push(need)
      endRun()
    } else if (wordMinus) ask.excluded.push(...needsOf(said(word!)))
    else words.push(...said(whole))
  }
  endRun()
  return ask
}

/** Small words count only where nothing else was said, or in capitals: IT. */
function said(text: string): { term: Term; text: string }[] {
  const shouted = /^[A-Z]{2,}$/.test(text.trim())
  return termsOf(text).map((term) => ({
    term: shouted ? { ...term, isCommon: false } : term,
    text: text.trim(),
  }))
}

function needsOf(words: { term: Term; text: string }[]): Need[] {
  const telling = words.filter(({ term }) => !term.isCommon)
  return joinSayings(telling.length ? telling : words)
}

/** Finds the longest sayings that have other words for the same, from left to right. */
function joinSayings(words: { term: Term; text: string }[]): Need[] {
  const needs: Need[] = []
  for (let at = 0; at < words.length; ) {
    let own = words.slice(at, at + longestSaying)
    while (own.length > 1 && !otherSayings(stemsIn(own))) own = own.slice(0, -1)
    at += own.length
    const text = [...new Set(own.map((word) => word.text))].join(' ')
    const others = otherSayings(stemsIn(own)) ?? []
    needs.push({
      text,
      ways: [wayOf(own.map(({ term }) => term)), ...others.map((way) => wayOf(termsOf(way)))],
    })
  }
  return needs
}

const stemsIn = (words: { term: Term }[]) => words.map(({ term }) => term.stem)
const wayOf = (terms: Term[]): Way => ({ terms, keys: terms.map((term) => term.key) })

function phraseNeed(phrase: string): Need | null {
  const terms = termsOf(phrase)
  if (!terms.length) return null
  const telling = terms.filter((term) => !term.isCommon)
  if (telling.length < 2) return { text: phrase, ways: [wayOf(telling.length ? telling : terms)] }
  return {
    text: `"${phrase}"`,
    ways: [{ terms: telling, keys: [...telling.map((term) => term.key), ...pairsOf(telling)] }],
  }
}
