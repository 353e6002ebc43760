import type { KnownTitles } from './known-titles.ts'
import { type KnownWord, pairOf, type TitleEnds } from './known-words.ts'
import type { Sentence } from './sentences.ts'
import { vague } from './translate-titles.ts'

// A job's text names many occupations: the one that is wanted, whom they report to, whom they work with. The words before
// a title tell them apart.

/** What may come between what asks for somebody and the title. */
const filling =
  '(?: (?:an?|the|our|another|new|several|motivated|experienced|skilled|qualified|reliable|full|part|time|dedicated|talented|' +
  'certified|licensed|senior|junior|lead|seasonal|temporary|entry|level|dynamic|professional|friendly|detail|oriented|[a-z]+ly))*'

/** "We are looking for a", "the position of", "as an". */
const asks = new RegExp(
  '(?:(?:seek(?:s|ing)?|hir(?:e|es|ing)|look(?:s|ing) for|needs?|needed|wants?|search(?:es|ing) for|recruiting|becom(?:e|ing)|' +
    'position of|position title:?|job title:?|role of|title:|openings? for|opportunit(?:y|ies) for|applications (?:for|from)|' +
    `join \\w+(?: \\w+)? as|fill(?:s|ing)? the position of)${filling}|\\bas (?:an?|our)(?: \\w+)?)\\s*$`,
)

/** "Reports to the", "works with": somebody else. */
const others =
  /(?:report(?:s|ing)? (?:directly )?to|under(?: the)?(?: general| direct)?(?: direction| supervision| guidance)?(?: of)?|work(?:s|ing)? (?:closely )?(?:with|alongside|for|under)|support(?:s|ing)?|assist(?:s|ing)?|help(?:s|ing)?|alongside|collaborat\w+ with|partner\w* with|supervis\w+|manag(?:e|es|ing)|lead(?:s|ing)?|coach\w*|train(?:s|ing)?|mentor\w*|interview\w*|meets? with|talks? (?:to|with)|coordinat\w+(?: with)?|advis\w+|led by|by|to|from|between|with|and|or|,)(?: (?:the|a|an|our|your|their|other|two|three|local|head|licensed|registered|all|and|of|with))*\s*$/

/** A sentence that begins with the title: "Licensed plumber with medical gas certificate". */
const begins =
  /^\W*(?:(?:the|our|an?) )?(?:(?:certified|licensed|experienced|journeyman|senior|state|current) )*$/

/** How much a mention counts. */
const share = {
  asked: 1,
  first: 0.8,
  beside: 0.25,
  license: 0.5,
  plural: 0.5,
  vague: 0.7,
  again: 0.5,
  single: 0.8,
}

/** "a registered nurse license": who has it is one. */
const license = /^\W*(?:license|certificat|program|degree|experience|school)/

/** As many letters before a title are looked at. */
const before = 70

export type Mention = { weight: number; isAsked: boolean }

/** Adds the careers whose titles a sentence names as the one that is wanted. */
export function addMentions(
  sentence: Sentence,
  titles: KnownTitles,
  { pairs }: TitleEnds,
  into: Map<string, Mention>,
): void {
  const { words } = sentence
  for (let last = 0; last < words.length; last++) {
    const { longest, number } = words[last]!
    if (!longest) continue
    const hasMore = last > 0 && longest > 1 && pairs.has(pairOf(words[last - 1]!.number, number))
    const first = hasMore ? firstOf(sentence, titles, last) : last
    const careers = titles.get(nameFrom(words, first, last))
    if (careers) addCareers(careers, mentionOf(sentence, first, last), into)
  }
}

/** Where the longest title begins that ends here; the last word itself where there is none. */
function firstOf({ words, text, from, to }: Sentence, titles: KnownTitles, last: number): number {
  const least = Math.max(0, last + 1 - words[last]!.longest)
  let name = words[last]!.word
  let found = last
  for (let first = last - 1; first >= least; first--) {
    // A name has nothing but spaces and a few signs between its words.
    if (!/^[\s'’/&-]*s?\s?$/.test(text.slice(to[first], from[first + 1]))) break
    name = `${words[first]!.word} ${name}`
    if (titles.has(name)) found = first
  }
  return found
}

function nameFrom(words: KnownWord[], first: number, last: number): string {
  let name = words[first]!.word
  for (let at = first + 1; at <= last; at++) name += ` ${words[at]!.word}`
  return name
}

function addCareers(
  careers: ReadonlyMap<string, number>,
  { weight: its, isAsked }: Mention,
  into: Map<string, Mention>,
): void {
  if (!its) return
  for (const [soc, weight] of careers) {
    const known = into.get(soc)
    const added = (its * weight * (known ? share.again : 1)) / Math.sqrt(careers.size)
    into.set(soc, { weight: (known?.weight ?? 0) + added, isAsked: isAsked || (known?.isAsked ?? false) })
  }
}

const nothing: Mention = { weight: 0, isAsked: false }

function mentionOf({ text, words, from, to }: Sentence, first: number, last: number): Mention {
  const isAlone = first === last
  let isVague = true
  for (let at = first; at <= last; at++) if (!vague.has(words[at]!.word)) isVague = false
  if (isVague && isAlone) return nothing
  const ahead = text.slice(Math.max(0, from[first]! - before), from[first])
  const isAsked = asks.test(ahead)
  // One word is a verb as often: model, guard, record.
  if (!isAsked && isAlone) return nothing
  let weight = isAsked ? share.asked : others.test(ahead) ? 0 : share.beside
  if (!isAsked && weight && begins.test(ahead)) weight = share.first
  if (words[last]!.isPlural) weight *= share.plural
  if (license.test(text.slice(to[last], to[last]! + before))) weight = Math.max(weight, share.license)
  return { weight: weight * (isVague ? share.vague : 1) * (isAlone ? share.single : 1), isAsked }
}
