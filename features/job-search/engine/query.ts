import type { sorts } from '#spec/lists.ts'
import type { FacetName } from '../schema.ts'
import type { Point } from '../segments/distance.ts'

// A search as an engine is asked: plain data, so that it can go to another thread or another machine.

/** Facts of a job with few distinct values. */
export type Field =
  | 'employer'
  | 'category'
  | 'state'
  | 'city'
  | 'zip'
  | 'type'
  | 'level'
  | 'source'
  | 'clearance'
export type Flag = 'remote' | 'hybrid' | 'volunteer' | 'competitive' | 'ownPost'

/** What a job must meet. */
export type Condition =
  | { kind: 'values'; field: Field; values: readonly string[] }
  /** one of these categories, which a feed or an employer chose: not that of its career */
  | { kind: 'chosen'; categories: readonly string[] }
  | { kind: 'flag'; flag: Flag }
  | { kind: 'within'; center: Point; miles: number }
  | { kind: 'any'; of: Condition[] }
  /** the title has at least half of these words, or synonyms of them (decision 445) */
  | { kind: 'titled'; words: string }

/** Jobs with one of these values. */
export const withValue = (field: Field, values: readonly string[]): Condition => ({
  kind: 'values',
  field,
  values,
})
/** Jobs for which one of these categories was chosen. */
export const chosenCategory = (categories: readonly string[]): Condition => ({ kind: 'chosen', categories })
export const withFlag = (flag: Flag): Condition => ({ kind: 'flag', flag })
/** Jobs within a circle. */
export const within = (center: Point, miles: number): Condition => ({ kind: 'within', center, miles })
/** Jobs whose title has at least half of these words. */
export const titledLike = (words: string): Condition => ({ kind: 'titled', words })
/** Jobs that meet one of these. */
export const anyOf = (...of: Condition[]): Condition => ({ kind: 'any', of })

/** A job title that is looked for, with its weight (0 to 1), and the career it belongs to. */
export type WantedTitle = { text: string; weight: number; soc: string | null }

/** A civilian career that is looked for, with its weight (0 to 1). */
export type WantedCareer = { soc: string; weight: number }

/**
 * Careers that jobs may have instead of a wanted title: those whose text says so, whose title or text does (decision 655), or whose title or
 * text says it as surely as any other career.
 */
export type WantedCareers = { by: 'text' | 'any' | 'surest'; careers: readonly WantedCareer[] }

/** The facts of a person that order results for them. */
export type Searcher = {
  /** titles that their military occupation leads to */
  titles: readonly WantedTitle[] | null
  /** careers that it leads to, for jobs without such a title */
  careers: readonly WantedCareer[]
  /** categories of jobs */
  interests: readonly string[]
  /** index in the list of clearances; -1: unknown */
  clearance: number
  home: Point | null
}

export type EngineQuery = {
  /** all words, "phrases" and -exclusions that text or title must meet; empty: no words */
  words: string
  /** titles that an occupation leads to, strongest first; empty: no occupation */
  titles: readonly WantedTitle[]
  /** what else the occupation leads to; null: titles alone */
  careers: WantedCareers | null
  /** career levels that suit the rank; null when no rank was given */
  levels: readonly string[] | null
  /** must all be met */
  conditions: Condition[]
  /** chosen values of facets: each is counted without its own */
  facets: { name: FacetName; values: readonly string[] }[]
  /** facets need not be counted: the answer is a list on another page */
  isList?: boolean
  /** the jobs at the place: come first, and are counted. Those elsewhere must be met by `conditions` too */
  there: Condition | null
  /** distances are from here, and nearness scores within so many miles */
  place: { center: Point; miles: number } | null
  searcher: Searcher | null
  sort: (typeof sorts)[number]['value']
  page: number
  limit: number
  /** seconds since 1970, of this search and of its first page; null on a first page */
  now: number
  at: number | null
}

export const fieldOf = {
  cat: 'category',
  employer: 'employer',
  s: 'source',
  type: 'type',
  level: 'level',
  state: 'state',
} as const satisfies Record<Exclude<FacetName, 'remote'>, Field>

/** What a job meets that has one of the chosen values. */
export const ofFacet = ({ name, values }: EngineQuery['facets'][number]): Condition =>
  name === 'remote' ? withFlag('remote') : withValue(fieldOf[name], values)

/** A search for everything. */
export const everything = (now: number): EngineQuery => ({
  ...{
    words: '',
    titles: [],
    careers: null,
    levels: null,
    conditions: [],
    facets: [],
    there: null,
    place: null,
  },
  ...{ searcher: null, sort: 'score', page: 1, limit: 10, now, at: null },
})
