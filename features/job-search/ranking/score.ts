import { type Fit, fitOf, mostFit } from '#features/occupations/index.ts'
import type { CareerLevel } from '#spec/lists.ts'
import type { WantedCareers } from '../engine/query.ts'
import type { Factors } from '../engine/search-engine.ts'
import type { Clause } from '../query/parse.ts'
import { flag, none, titleMarks } from '../segments/columns.ts'
import { milesFrom, type Point } from '../segments/distance.ts'
import { careerFinder } from '../segments/match-careers.ts'
import type { MemorySegment } from '../segments/memory-segment.ts'
import { postedIn, ranked } from '../segments/rows.ts'
import { descriptionShare, mostWithout, SearchedWords, titleShare } from './score-words.ts'

// The score is the sum of its factors, 0 to 100. The factors' weights depend only on what the query contains: the same
// job and query give the same score on every page, whatever else matches.

/** `term`: index of the matched occupation title; `career`: of the wanted career that it has instead; -1: none. */
export type Scored = Factors & { term: number; career: number }

/** What jobs are scored against. Times in seconds. */
export type ScoringInput = {
  clauses: Clause[]
  fit: Fit<number> | null
  /** careers that fit where no title does */
  careers?: WantedCareers | null
  /** careerLevels that suit the rank; null when no rank was given */
  levels: ReadonlySet<string> | null
  place: { center: Point; miles: number } | null
  now: number
}

export function weightsOf({ clauses, fit, levels, place }: ScoringInput): Factors {
  if (clauses.length && fit) return { title: 30, description: 15, paramA: 40, paramB: 15 }
  if (clauses.length && levels) return { title: 45, description: 20, paramA: 20, paramB: 15 }
  if (clauses.length) return { title: 55, description: 25, paramA: 0, paramB: 20 }
  if (fit) return { title: 0, description: 0, paramA: place ? 85 : 100, paramB: place ? 15 : 0 }
  if (levels) return { title: 0, description: 0, paramA: 50, paramB: 50 }
  return { title: 0, description: 0, paramA: 0, paramB: 100 }
}

/** The highest possible score of a job whose title lacks one of the words. */
export function mostUntitled(scoring: ScoringInput): number {
  const { title, description, paramA, paramB } = weightsOf(scoring)
  return title * mostWithout(scoring.clauses.length) + description + paramA + paramB
}

/** The highest possible score of a job that has only titles of less than this weight, in a search by titles alone. */
export function mostByTitle(scoring: ScoringInput, weight: number): number {
  const { paramA, paramB } = weightsOf(scoring)
  const ofCareers = careerShare * Math.max(0, ...(scoring.careers?.careers ?? []).map((each) => each.weight))
  const fit = Math.max(mostFit(weight), ofCareers)
  return paramA * (scoring.levels ? fit * (1 - levelShare) + levelShare : fit) + paramB
}

/** Half-life of a job's freshness, in days. */
const halfLife = 14
/** What a career counts that no title says: behind the titles that an occupation leads to first, before similar work. */
const careerShare = 0.3
/** Share of the career level in the occupation fit, when a rank is given. */
const levelShare = 0.1
/** What is left of the fit of a job for beginners, for a rank that has led people. */
const tooLow = 0.6
const beginners: ReadonlySet<string> = new Set<CareerLevel>(['Entry level', 'Internship'])

/** Scores jobs for a search: first bound to a segment, then called per slot. The returned object is reused. */
export function scorer(scoring: ScoringInput) {
  const weights = weightsOf(scoring)
  const words = new SearchedWords(scoring.clauses)
  const hasWords = scoring.clauses.length > 0
  const distance = scoring.place && milesFrom(scoring.place.center)
  const reach = scoring.place?.miles ?? 0
  const scored: Scored = { title: 0, description: 0, paramA: 0, paramB: 0, term: -1, career: -1 }
  const careersIn = scoring.careers ? careerFinder(scoring.careers) : null

  return (segment: MemorySegment) => {
    const { columns, lists } = segment
    const rows = segment.rows.ranked
    const suits = scoring.levels && lists.level.all().map((level) => scoring.levels!.has(level))
    const isTooLow = lists.level.all().map((level, i) => suits !== null && !suits[i] && beginners.has(level))
    /** 1 where the career level suits the rank, half where it is not known. */
    const level = (slot: number) => {
      const its = columns.level[slot]!
      return its === none ? 0.5 : suits![its] ? 1 : isTooLow[its] ? 0 : 0.4
    }
    const nearness = (slot: number) => {
      const miles = distance!(columns.lat[slot]!, columns.lon[slot]!)
      if (miles <= reach) return 1 - (0.6 * miles) / reach
      return columns.flags[slot]! & flag.remote ? 0.4 : 0
    }
    const careerOf = careersIn?.(segment)
    const fitWith = (slot: number) => {
      const from = slot * ranked.width + ranked.title
      const { score, term } = fitOf(scoring.fit!, rows, from, titleEnd(rows, from))
      scored.term = score > 0 ? term : -1
      scored.career = -1
      if (score > 0 || !careerOf) return score
      const { weight, index } = careerOf(slot)
      scored.career = index
      return careerShare * weight
    }
    const suitability = (slot: number) => {
      const score = fitWith(slot)
      if (!suits) return score
      const its = columns.level[slot]!
      if (isTooLow[its]) return score * tooLow
      return score * (1 - levelShare) + (suits[its] ? levelShare : 0)
    }
    return (slot: number): Scored => {
      const row = slot * ranked.width
      if (hasWords) {
        words.read(rows, row)
        scored.title = weights.title * titleShare(words, rows[row + ranked.titleLength]!)
        scored.description = weights.description * descriptionShare(words)
      }
      if (scoring.fit) scored.paramA = (weights.paramA * Math.round(1_000 * suitability(slot))) / 1_000
      else if (suits) scored.paramA = weights.paramA * level(slot)
      const age = freshness(scoring.now - postedIn(rows, row))
      scored.paramB = weights.paramB * (distance ? 0.5 * age + 0.5 * nearness(slot) : age)
      return scored
    }
  }
}

const byHour = Float64Array.from({ length: 24 * 366 }, (_, hour) => 2 ** (-hour / 24 / halfLife))

/** 1 for a job posted now, less with every hour. */
const freshness = (seconds: number): number => byHour[seconds > 0 ? (seconds / 3_600) | 0 : 0] ?? 0

/** Where the title starting at `from` ends. */
function titleEnd(rows: Uint16Array, from: number): number {
  let end = from + titleMarks
  while (end > from && !rows[end - 1]) end--
  return end
}
