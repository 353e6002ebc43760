import { createHash } from 'node:crypto'
import type { Db } from '#lib/db.ts'
import { oncePerCatalog } from '#lib/once-per-catalog.ts'
import { byWeight, type Classified, careersInTitle } from './classify.ts'
import { type Described, type DutyIndex, describedIn, dutiesFile, dutyIndex } from './duties.ts'
import { type KnownTitles, knownTitles } from './known-titles.ts'
import { type TitleEnds, titleEnds, type WordKnowledge, wordKnowledge } from './known-words.ts'
import { sentencesOf } from './sentences.ts'
import { addMentions, type Mention } from './titles-in-text.ts'
import { titleWords } from './translate-duties.ts'
import { vague } from './translate-titles.ts'

/** What a job is: at most three careers, strongest first, weights 0 to 1, some perhaps equally sure, and whether its title or its text says so. */
export type JobCareers = {
  careers: Classified[]
  from: 'title' | 'text'
  /** the category of jobs that the surest belong to; null: to none, or to several */
  category: string | null
}

export type JobClassifier = {
  /** of the catalog and of the way jobs are classified; 31 bits, never 0 */
  version: number
  /** By the title; null: it decides nothing, and the text has to. */
  byTitle(title: string): JobCareers | null
  /** By the title, else by the text. Null: neither says it surely. @param text cleaned HTML or plain text */
  classify(title: string, text: string): JobCareers | null
}

/** Raised when the same catalog classifies jobs otherwise than before. */
const method = 2

const most = 3
/** A title names a career when it does at least so surely. */
const sure = 0.25
/** Careers that a title names nearly as surely as the first are a tie. */
const tie = 0.9
/** How far the words of a text must put one of a tie ahead. */
const tieBreak = { ahead: 1.25, least: 0.08 }
/** A career that a text names: how surely at least, how far ahead of others, and how much of its words the text has where nothing asks for it. */
const named = { least: 0.3, ahead: 1.2, words: 0.1 }
/** A career whose words alone the text has. */
const wordsAlone = { least: 0.22, ahead: 1.5, words: 6 }
/** What a text says is less sure than a title. */
const textShare = 0.7

/** Classifies jobs by title, then by text. Built once per catalog; deterministic. */
export const jobClassifier = oncePerCatalog(async (db: Db): Promise<JobClassifier> => {
  const titles = await knownTitles(db)
  const version = await db.selectFrom('catalog_version').select('hash').executeTakeFirst()
  const rows = await db.selectFrom('careers').select(['soc', 'category_id']).execute()
  const categories = new Map(rows.map(({ soc, category_id }) => [soc, category_id]))
  return classifierOf(titles, categories, `${version?.hash ?? ''} ${dutiesFile}`)
})

/** @param edition of titles and categories */
export function classifierOf(
  titles: KnownTitles,
  categories: ReadonlyMap<string, string | null>,
  edition: string,
): JobClassifier {
  const withCategory = (found: Said | null): JobCareers | null => {
    if (!found) return null
    const [category, ...others] = new Set(firstOf(found.careers).map(({ soc }) => categories.get(soc)))
    return { ...found, category: others.length ? null : (category ?? null) }
  }
  const reader = readerOf(titles)
  const byTitle = (title: string): JobCareers | null => {
    const found = careersInTitle(title, titles)
    return withCategory(!isVague(title) && tied(found).length === 1 ? ofTitle(found) : null)
  }
  return {
    version: versionOf(edition),
    byTitle,
    classify(title, text) {
      const clear = byTitle(title)
      if (clear) return clear
      const evidence = read(text, reader)
      const found = careersInTitle(title, titles)
      if (isVague(title)) return withCategory(ofText(found, evidence))
      return withCategory(untied(found, evidence) ?? ofText(found, evidence) ?? allTied(found))
    },
  }
}

const versionOf = (edition: string): number =>
  (createHash('sha256').update(`${method} ${edition}`).digest().readUInt32BE(0) >>> 1) | 1

type Said = Omit<JobCareers, 'category'>

/** "Supervisor", "Engineer": every second field has one. */
const isVague = (title: string): boolean => titleWords(title).every((word) => vague.has(word))

/** The careers that a title names about equally well; none where it names none surely. */
const tied = (found: Classified[]): Classified[] =>
  found[0] && found[0].weight >= sure ? found.filter(({ weight }) => weight >= tie * found[0]!.weight) : []

const ofTitle = (found: Classified[]): Said => ({
  careers: found.filter(({ weight }) => weight >= found[0]!.weight / 2).slice(0, most),
  from: 'title',
})

/** Where neither the title nor the text decides it may be any of a few: a stock associate is not nobody. */
function allTied(found: Classified[]): Said | null {
  const ties = tied(found)
  const weight = ties.at(-1)?.weight
  return weight === undefined || ties.length > most
    ? null
    : { careers: ties.map(({ soc }) => ({ soc, weight })), from: 'title' }
}

/** What a job is most surely: the first, and others that are as sure. */
const firstOf = (careers: Classified[]) => careers.filter(({ weight }) => weight === careers[0]!.weight)

type Reader = { titles: KnownTitles; ends: TitleEnds; duties: DutyIndex; know: WordKnowledge }

function readerOf(titles: KnownTitles): Reader {
  const ends = titleEnds(titles)
  const duties = dutyIndex(titles)
  return { titles, ends, duties, know: wordKnowledge(ends, duties) }
}

type Evidence = { mentions: Map<string, Mention>; described: Map<string, Described> }

function read(text: string, { titles, ends, duties, know }: Reader): Evidence {
  const sentences = sentencesOf(text, know)
  const mentions = new Map<string, Mention>()
  for (const sentence of sentences) addMentions(sentence, titles, ends, mentions)
  return { mentions, described: describedIn(sentences, duties) }
}

/** Of careers that a title names equally well, the one that the text is about. */
function untied(found: Classified[], { mentions, described }: Evidence): Said | null {
  const ties = tied(found)
    .map(({ soc, weight }) => ({
      ...{ soc, weight },
      said: (mentions.get(soc)?.weight ?? 0) + (described.get(soc)?.weight ?? 0),
    }))
    .sort((a, b) => b.said - a.said || byWeight(a, b))
  const [first, second] = ties
  if (!first || first.said < tieBreak.least || first.said < tieBreak.ahead * (second?.said ?? 0)) return null
  const { soc, weight } = first
  return { careers: [{ soc, weight }], from: 'title' }
}

/** The career that a text names or describes, with what a title says a little. */
function ofText(found: Classified[], { mentions, described }: Evidence): Said | null {
  const inTitle = new Map(found.map(({ soc, weight }) => [soc, weight]))
  const rated = [...new Set([...mentions.keys(), ...inTitle.keys(), ...described.keys()])]
    .map((soc) => {
      const name = (mentions.get(soc)?.weight ?? 0) + (inTitle.get(soc) ?? 0)
      const duty = described.get(soc)
      return { soc, name, duty, weight: name + (duty?.weight ?? 0) }
    })
    .sort(byWeight)
  const [first] = rated
  if (!first) return null
  const rival = rated.find(({ soc }) => broad(soc) !== broad(first.soc))?.weight ?? 0
  const isAsked = mentions.get(first.soc)?.isAsked || inTitle.has(first.soc)
  const isNamed =
    first.name >= named.least &&
    first.weight >= named.ahead * rival &&
    (isAsked || (first.duty?.weight ?? 0) >= named.words)
  const isDescribed =
    first.duty !== undefined &&
    first.duty.weight >= wordsAlone.least &&
    first.duty.words >= wordsAlone.words &&
    first.weight >= wordsAlone.ahead * rival
  if (!isNamed && !isDescribed) return null
  return { careers: [{ soc: first.soc, weight: textShare * Math.min(1, first.weight) }], from: 'text' }
}

/** 29-1141.04 and 29-1141.00 are nurses of one occupation, 29-114. */
const broad = (soc: string) => soc.slice(0, 6)
