import { type Clause, parseQuery } from '../query/parse.ts'
import { isGeneric } from '../text/generic-words.ts'
import { and, type Bits, copyOf, or, scratchBits } from './bits.ts'
import { titled } from './match.ts'
import type { MemorySegment } from './memory-segment.ts'

/**
 * The jobs whose title has at least half of these words: of somebody who looks for a guard, nearly every job that mentions
 * the National Guard is not what they mean (decision 445).
 */
export function titleAgrees(words: string, earlier: boolean): (segment: MemorySegment) => Bits {
  const { parts, least } = titleAgreement(words, earlier)
  return (segment) => {
    /** by how many words at least: the titles that have them */
    const having: Bits[] = Array.from({ length: least }, () => scratchBits(segment.size))
    for (const part of parts) {
      const bits = titled(segment, [part])
      for (let more = least - 1; more > 0; more--) or(having[more]!, and(copyOf(having[more - 1]!), bits))
      or(having[0]!, bits)
    }
    return having.at(-1)!
  }
}

/**
 * The words of a title, and how many of them must be in the titles that agree with it.
 * @param earlier they are met as the earlier analysis of text indexed them, too
 */
export function titleAgreement(words: string, earlier: boolean): { parts: Clause[]; least: number } {
  const parts = parseQuery(words, earlier)
    .clauses.filter(({ text }) => !text.startsWith('"'))
    .flatMap(wordsOf)
  const least = Math.max(1, Math.ceil(parts.length / 2))
  // Half of 'veterinary technician' is no technician of any other kind.
  const telling = parts.filter(({ alternatives: [first] }) => !isGeneric(first!.terms[0]!.stem))
  if (!telling.length || parts.length - telling.length < least) return { parts, least }
  return { parts: telling, least: Math.min(least, telling.length) }
}

/** A name of several words as its words: each is met by a synonym of the whole, too. */
const wordsOf = ({ text, alternatives: [first, ...synonyms] }: Clause): Clause[] =>
  first!.terms.map((term) => ({
    text,
    alternatives: [{ terms: [term], keys: [term.key] }, ...synonyms],
  }))
