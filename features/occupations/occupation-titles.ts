import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { oncePerCatalog } from '#lib/once-per-catalog.ts'
import { type KnownOccupation, knownOccupations } from './code-index.ts'

/** Military occupations by their titles. */
export type OccupationTitles = {
  /** the occupations with this title, where it says a military job and no civilian one */
  of(words: string[]): KnownOccupation[]
  /** the occupation of a branch whose title these words are most of, or all of it */
  inBranch(corps: string, words: string[], which?: { isWhole: boolean }): KnownOccupation | null
  /** the occupations with the military title that several words are most of, beginning with its first */
  mostOf(words: string[]): KnownOccupation[]
  /** whether these words are the title of a civilian's job */
  isCivilian(words: string[]): boolean
}

/** Read once per catalog. */
export const occupationTitles = oncePerCatalog(read)

// 'Fire Protection' and 'Safety' are fields of work, which civilians search too; 'Dental Specialist' does a job.
const agent = /(?:ist|ian|er|or|man|member|mate|sergeant|scout|medic|assistant|agent|chief)$/
/** How much of a title words must be to name it. */
const leastShare = 0.5
/** Fewer words may begin the title of a civilian. */
const leastWords = 3

async function read(db: Db): Promise<OccupationTitles> {
  const [occupations, civilian] = await Promise.all([knownOccupations(db), civilianTitles(db)])
  const titled = occupations.map((occupation) => ({
    occupation,
    words: titleWords(occupation.title),
    /** with what is in brackets: 'Gas Turbine Systems Technician (Mechanical)' */
    all: plainWords(wordsIn(occupation.title)),
  }))
  const byTitle = Map.groupBy(
    titled.filter(({ words }) => isMilitary(words, civilian)),
    ({ words }) => words.join(' '),
  )
  /** by what distinguishes them, too, in any order: 'submarine sonar technician' */
  const byWhole = Map.groupBy(
    titled.filter(
      ({ occupation: { kind }, words, all }) =>
        kind !== 'NEC' &&
        all.length > words.length &&
        agent.test(words.at(-1)!) &&
        !civilian.has(all.join(' ')),
    ),
    ({ all }) => all.toSorted().join(' '),
  )
  const enlisted = Map.groupBy(
    titled.filter(
      ({ occupation, words }) => occupation.personnel === 'enlisted' && isMilitary(words, civilian),
    ),
    ({ words }) => words[0]!,
  )
  const byBranch = Map.groupBy(titled, ({ occupation }) => occupation.corps)
  return {
    isCivilian: (words) => civilian.has(plainWords(words).join(' ')),
    of(typed) {
      const words = plainWords(typed)
      const found = byTitle.get(words.join(' ')) ?? byWhole.get(words.toSorted().join(' ')) ?? []
      return found.map(({ occupation }) => occupation)
    },
    mostOf(typed) {
      const words = plainWords(typed)
      if (words.length < leastWords || civilian.has(words.join(' '))) return []
      const named = (enlisted.get(words[0]!) ?? []).filter(({ occupation: { title } }) =>
        isMostOf(words, plainWords(wordsIn(title))),
      )
      return named
        .filter(({ words: own }) => own.join(' ') === named[0]!.words.join(' '))
        .map(({ occupation }) => occupation)
    },
    inBranch(corps, typed, { isWhole } = { isWhole: false }) {
      const words = plainWords(typed)
      let best: { occupation: KnownOccupation; share: number } | null = null
      for (const { occupation, words: title, all } of byBranch.get(corps) ?? []) {
        if (!words.length || !words.every((word) => all.includes(word))) continue
        if (isWhole && words.length < title.length) continue
        // Of two titles that have the words, the one that begins with them is meant; a rating before a qualification in it,
        // and 4R0X1 before 4R0X0, who are its managers.
        const isRating = occupation.kind === 'RATING'
        const share =
          words.length / Math.max(title.length, words.length) +
          (title[0] === words[0] ? 0.1 : 0) +
          (isRating ? 0.25 : 0) -
          (isChiefs.test(occupation.code) ? 0.01 : 0)
        if (share >= leastShare && share > (best?.share ?? 0)) best = { occupation, share }
      }
      return best?.occupation ?? null
    },
  }
}

const isChiefs = /X0$/

const isMostOf = (words: string[], title: string[]) =>
  words.length >= leastShare * title.length && words.every((word) => title.includes(word))

/** A title of one word is military where it says so: 'Mineman', 'Legalman'. */
const isMilitary = (words: string[], civilian: ReadonlySet<string>) =>
  (words.length > 1 || /man$/.test(words[0] ?? '')) &&
  agent.test(words.at(-1)!) &&
  !civilian.has(words.join(' '))

async function civilianTitles(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ title: string }>`
    select t.title from career_titles t join careers using (soc) where not military
    union all select title from careers where not military`.execute(db)
  return new Set(rows.map(({ title }) => titleWords(title).join(' ')))
}

/** 'Boatswain’s Mate', 'Boatswains Mate' and 'boatswain mates' are one; what is in brackets explains. */
const titleWords = (title: string): string[] => plainWords(wordsIn(title.replace(/\([^)]*\)/g, ' ')))
const wordsIn = (title: string) => title.split(/[^\p{L}\p{N}'’]+/u)

const plainWords = (words: string[]): string[] =>
  words
    .flatMap((word) => word.toLowerCase().replace(/['’]/g, '').split('-'))
    .map((word) => word.replace(/(?<=\w{3}[^s])s$/, '').replace(/^tech$/, 'technician'))
    .filter((word) => word && word !== 'and')
