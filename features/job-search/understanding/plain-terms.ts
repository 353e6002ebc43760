import { layJobNames, spanishJobWords } from '#catalog/job-words.ts'

// People name jobs as they speak: 'cop', 'big rig driver', 'mecánico de aviones'. Titles of jobs have other words.

const longestName = 4

/**
 * The words in the terms of English job titles; null: they are. What names no job stays as it was typed, and what several jobs are
 * called stays, too.
 * @param jobsWith how many jobs contain these words
 */
export async function inPlainTerms(
  q: string,
  jobsWith: (words: string) => Promise<number>,
): Promise<string | null> {
  const plain = await withoutLayNames(fromSpanish(q) ?? q, jobsWith)
  return plain === q ? null : plain
}

/** So many jobs say it: they may be meant. */
const several = 4

async function withoutLayNames(q: string, jobsWith: (words: string) => Promise<number>): Promise<string> {
  const words = q.split(/\s+/)
  const plain: string[] = []
  for (let at = 0; at < words.length; ) {
    const known = longest(words, at, (name) => layJobNames.get(name))
    const said = words.slice(at, at + (known?.length ?? 1)).join(' ')
    plain.push(known && (await jobsWith(`"${said}"`)) < several ? known.value : said)
    at += known?.length ?? 1
  }
  return plain.join(' ')
}

type Word = { kind: string; meant: string }

/** Null where nothing but English has these words. */
function fromSpanish(q: string): string | null {
  const typed = q.split(/\s+/)
  const words: Word[] = []
  for (let at = 0; at < typed.length; ) {
    const known = longest(typed, at, (name) => spanishJobWords.get(name))
    words.push(known?.value ?? { kind: kindOf(typed[at]!), meant: typed[at]! })
    at += known?.length ?? 1
  }
  if (!words.some(({ kind }) => isTelling.test(kind))) return null
  return inEnglishOrder(words)
    .filter(({ kind }, i, all) => kind !== 'article' || isUnknown(all[i + 1]))
    .map(({ meant }) => meant)
    .join(' ')
}

const isTelling = /^(?:noun|adjective|phrase|filler|place)$/
const ofJob = /^(?:noun|shared)$/

/** 'El Paso' and 'Las Vegas' keep their articles. */
const isUnknown = (next?: Word) => next?.kind === 'unknown'
const kindOf = (word: string) =>
  /^(?:el|la|los|las|un|una|unos|unas)$/i.test(word) ? 'article' : /^del?$/i.test(word) ? 'of' : 'unknown'

/** 'mechanic of aircraft' → 'aircraft mechanic', 'assistant medical' → 'medical assistant', 'jobs of welder' → 'welder'. */
function inEnglishOrder(words: Word[]): Word[] {
  const ordered: Word[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const before = ordered.at(-1)
    const next = words.slice(at + 1).findIndex(({ kind }) => kind !== 'article') + at + 1
    if (word.kind === 'of' && before && ofJob.test(words[next]?.kind ?? '') && ofJob.test(before.kind)) {
      ordered.splice(-1, 1, { kind: 'noun', meant: `${words[next]!.meant} ${before.meant}` })
      at = next
    } else if (word.kind === 'adjective' && before && ofJob.test(before.kind))
      ordered.splice(-1, 1, { kind: 'noun', meant: `${word.meant} ${before.meant}` })
    else if (word.kind === 'of' && before?.kind === 'filler') ordered.pop()
    else if (word.kind !== 'of') ordered.push(word)
  }
  return ordered
}

/** The longest name that begins at a word. */
function longest<Value>(words: string[], from: number, find: (name: string) => Value | undefined) {
  for (let length = Math.min(longestName, words.length - from); length > 0; length--) {
    const value = find(folded(words.slice(from, from + length).join(' ')))
    if (value !== undefined) return { length, value }
  }
  return null
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[,.;!?]+$/, '')
