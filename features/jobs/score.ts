import { type Fit, fitOf } from '#features/occupations/index.ts'
import type { Need } from './ask.ts'
import { descriptionShare, mostWithout, titleShare, wordsOf } from './score-words.ts'
import { flag, titleMarks } from './segments/columns.ts'
import { milesFrom, type Point } from './segments/distance.ts'
import type { Resident } from './segments/resident.ts'
import { postedIn, ranked, rowsOf } from './segments/rows.ts'

// The score is 0 to 100 and the sum of its factors. What a search asks decides how much each may give; nothing else does:
// the same job and search give the same score on every page, whatever else was found.

export type Factors = { title: number; description: number; paramA: number; paramB: number }
/** `term`: which title of the military plan the job has; -1: none. */
export type Scored = Factors & { term: number }

/** What jobs are measured against. Times in seconds. */
export type Measure = {
  needs: Need[]
  fit: Fit<number> | null
  /** careerLevels that suit the rank; null when no rank was given */
  levels: ReadonlySet<string> | null
  place: { center: Point; miles: number } | null
  now: number
}

export function weightsOf({ needs, fit, place }: Measure): Factors {
  if (needs.length && fit) return { title: 30, description: 15, paramA: 40, paramB: 15 }
  if (needs.length) return { title: 55, description: 25, paramA: 0, paramB: 20 }
  if (fit) return { title: 0, description: 0, paramA: place ? 85 : 100, paramB: place ? 15 : 0 }
  return { title: 0, description: 0, paramA: 0, paramB: 100 }
}

/** The most that a job can score whose title lacks one of the words. */
export function mostUntitled(measure: Measure): number {
  const { title, description, paramB } = weightsOf(measure)
  return title * mostWithout(measure.needs.length) + description + paramB
}

/** Half of its freshness a job loses in so many days. */
const halfLife = 14
/** How much of a fit the career level is, when a rank was given. */
const levelShare = 0.1

/** Makes the measuring of a search: first for a segment, then for its jobs. An answer is overwritten by the next. */
export function scorer(measure: Measure) {
  const weights = weightsOf(measure)
  const words = wordsOf(measure.needs)
  const distance = measure.place && milesFrom(measure.place.center)
  const reach = measure.place?.miles ?? 0
  const scored: Scored = { title: 0, description: 0, paramA: 0, paramB: 0, term: -1 }

  return (segment: Resident) => {
    const { columns, lists } = segment
    const rows = rowsOf(segment).ranked
    const suits = measure.levels && lists.level.map((level) => measure.levels!.has(level))
    const nearness = (slot: number) => {
      const miles = distance!(columns.lat[slot]!, columns.lon[slot]!)
      if (miles <= reach) return 1 - (0.6 * miles) / reach
      return columns.flags[slot]! & flag.remote ? 0.4 : 0
    }
    const suitability = (slot: number) => {
      const from = slot * ranked.width + ranked.title
      const { score, term } = fitOf(measure.fit!, rows, from, titleEnd(rows, from))
      scored.term = score > 0 ? term : -1
      return suits ? score * (1 - levelShare) + (suits[columns.level[slot]!] ? levelShare : 0) : score
    }
    return (slot: number): Scored => {
      const row = slot * ranked.width
      if (words.length) {
        scored.title = weights.title * titleShare(words, rows, row)
        scored.description = weights.description * descriptionShare(words, rows, row)
      }
      if (measure.fit) scored.paramA = (weights.paramA * Math.round(1_000 * suitability(slot))) / 1_000
      const age = freshness(measure.now - postedIn(rows, row))
      scored.paramB = weights.paramB * (distance ? 0.5 * age + 0.5 * nearness(slot) : age)
      return scored
    }
  }
}

const byHour = Float64Array.from({ length: 24 * 366 }, (_, hour) => 2 ** (-hour / 24 / halfLife))

/** 1 for a job posted now, less with every hour. */
const freshness = (seconds: number): number => byHour[seconds > 0 ? (seconds / 3_600) | 0 : 0] ?? 0

/** Where the words of a title end that begin at `from`. */
function titleEnd(rows: Uint16Array, from: number): number {
  let end = from + titleMarks
  while (end > from && !rows[end - 1]) end--
  return end
}
