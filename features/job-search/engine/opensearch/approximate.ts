import { clearances } from '#spec/lists.ts'
import type { CompiledSearch } from '../../ranking/compile.ts'
import { clauseOf } from '../../ranking/compile.ts'
import { weightsOf } from '../../ranking/score.ts'
import type { WantedTitle } from '../query.ts'
import { topRanks, topToken } from './document.ts'
import {
  after,
  all,
  any,
  clausesIn,
  has,
  inOrder,
  meets,
  meters,
  mostClauses,
  near,
  not,
  ofCareer,
  oneOf,
  type Query,
  titledLikeOne,
} from './filters.ts'

// The order in which the cluster hands candidates over: close to that of our own score, from constants and decays alone. Our
// score then orders what was handed over, so only jobs far from the page may be out of place.

/** Adds to the score of the jobs that pass. */
type Bonus = { filter: Query; weight: number; [how: string]: unknown }

/** Above any score: what is at the place comes first, then paid work; within that, promoted jobs. */
const group = 1_000
const promoted = 500

export type Order = { query: Query; sort: unknown[] }

const newestFirst = [{ posted: 'desc' }, { id: 'asc' }]

/** @param those the jobs to order */
export function approximately(search: CompiledSearch, those: Query): Order {
  // Without what matters least, where it would be too much for the cluster.
  const orders = [noneLeftOut, { covered: true }, { covered: true, profile: true }] as const
  const built = orders.values().map((leftOut) => ordered(search, those, leftOut))
  return built.find(({ query }) => clausesIn(query) <= mostClauses) ?? { query: those, sort: newestFirst }
}

/** The parts of an order that only move jobs a little. */
type LeftOut = { covered?: boolean; profile?: boolean }
const noneLeftOut: LeftOut = {}

function ordered(search: CompiledSearch, those: Query, leftOut: LeftOut): Order {
  const bonuses = [...groupsOf(search), ...orderOf(search, leftOut)]
  const { wantedTitles, query } = search
  const must = query.sort === 'score' && wantedTitles.length ? [bestTitle(search, leftOut)] : []
  if (!bonuses.length && !must.length) return { query: those, sort: newestFirst }
  const scored = {
    function_score: {
      query: { bool: { filter: [those], must } },
      functions: bonuses,
      score_mode: 'sum',
      boost_mode: must.length ? 'sum' : 'replace',
    },
  }
  return { query: scored, sort: [{ _score: 'desc' }, ...newestFirst] }
}

function groupsOf({ query }: CompiledSearch): Bonus[] {
  return [
    ...(query.there
      ? [
          { filter: meets(query.there), weight: 2 * group },
          { filter: not({ term: { flags: 'volunteer' } }), weight: group },
        ]
      : []),
    ...(query.sort === 'score' ? [{ filter: after('promoted', query.now), weight: promoted }] : []),
  ]
}

function orderOf(search: CompiledSearch, leftOut: LeftOut): Bonus[] {
  const { query, scoring } = search
  if (query.sort === 'newest') return []
  if (query.sort === 'proximity') {
    if (!query.place) return []
    const { center, miles } = query.place
    // The whole way down to nothing is a thousand miles or the radius, as in ranking/rank.ts.
    return [
      { filter: near(center, miles), linear: fallingOff(center, Math.max(1_000, miles)), weight: group / 2 },
    ]
  }
  const isScored = scoring.clauses.length || scoring.fit || scoring.levels || scoring.place
  return [
    ...(isScored ? scoreOf(search) : []),
    ...(search.profileBoost && !leftOut.profile ? profileOf(search) : []),
  ]
}

/** Points that fall in a line, to nothing at this distance. */
const fallingOff = (center: { lat: number; lon: number }, miles: number) => ({
  place: { origin: center, scale: meters(miles / 2), decay: 0.5 },
})

function scoreOf(search: CompiledSearch): Bonus[] {
  const weights = weightsOf(search.scoring)
  return [...titleOf(search, weights.title), ...textOf(search, weights.description)]
    .concat(levelsOf(search, weights.paramA), ageOf(search, weights.paramB))
    .filter(({ weight }) => weight > 0)
}

/** As `titleShare` (ranking/score-words.ts). */
function titleOf({ parsed: { clauses } }: CompiledSearch, weight: number): Bonus[] {
  if (!clauses.length) return []
  const whole = all(clauses.map((clause) => has(clause, 'title')))
  const terms = clauses.flatMap(({ alternatives: [first] }) => first!.terms)
  return [
    ...clauses.map((clause) => ({ filter: has(clause, 'title'), weight: (weight * 0.45) / clauses.length })),
    { filter: whole, weight: weight * 0.15 },
    { filter: whole, field_value_factor: oneByLength, weight: weight * 0.25 * terms.length },
    { filter: clauses.length > 1 ? inOrder(terms) : whole, weight: weight * 0.15 },
  ]
}

const oneByLength = { field: 'titleLength', modifier: 'reciprocal', missing: 1 }

/** As `descriptionShare`. */
const textOf = ({ parsed: { clauses } }: CompiledSearch, weight: number): Bonus[] =>
  clauses.flatMap(({ alternatives }) =>
    Array.from({ length: topRanks }, (_, third) => ({
      filter: oneOf(
        'top',
        alternatives.map(({ terms }) => topToken(terms[0]!.mark, third * 3)),
      ),
      weight: (weight * (0.76 - 0.125 * third)) / clauses.length,
    })),
  )

function levelsOf({ scoring: { levels, fit } }: CompiledSearch, weight: number): Bonus[] {
  if (!levels) return []
  const suits = oneOf('level', [...levels])
  if (fit) return [{ filter: suits, weight: weight * 0.1 }]
  return [
    { filter: suits, weight },
    { filter: not({ exists: { field: 'level' } }), weight: weight / 2 },
  ]
}

/** Days after which a job is half as fresh (ranking/score.ts). */
const halfLife = 14 * 86_400

function ageOf({ scoring: { place, now } }: CompiledSearch, weight: number): Bonus[] {
  const share = place ? weight / 2 : weight
  const fresh: Bonus = {
    filter: { match_all: {} },
    exp: { posted: { origin: now, scale: halfLife, decay: 0.5 } },
    weight: share,
  }
  if (!place) return [fresh]
  const isNear = near(place.center, place.miles)
  return [
    fresh,
    { filter: isNear, weight: share * 0.4 },
    { filter: isNear, linear: fallingOff(place.center, place.miles), weight: share * 0.6 },
    { filter: all([{ term: { flags: 'remote' } }, not(isNear)]), weight: share * 0.4 },
  ]
}

/** About what a career counts that no title says, times how surely jobs have it. */
const careerShare = 0.15

/** The wanted title that fits best; half of its weight goes by how much of the job's title it is. */
function bestTitle({ wantedTitles, wantedCareers, scoring }: CompiledSearch, leftOut: LeftOut): Query {
  const weight = weightsOf(scoring).paramA
  const careers = (wantedCareers?.careers ?? []).map(({ soc, weight: its }) => ({
    constant_score: { filter: ofCareer(wantedCareers!.by, soc), boost: weight * its * careerShare },
  }))
  const wanted = wantedTitles.map(({ clause, weight: its }) => ({ clause, boost: weight * its * 0.5 }))
  const best = (points: (words: number) => number, others: Query[] = []) => {
    const byBoost = Map.groupBy(
      wanted,
      ({ clause, boost }) => boost * points(clause.alternatives[0]!.terms.length),
    )
    const queries = [...byBoost].map(([boost, titles]) => ({
      constant_score: { filter: any(titledLikeOne(titles.map(({ clause }) => clause))), boost },
    }))
    return { dis_max: { queries: [...others, ...queries] } }
  }
  const covered = {
    function_score: {
      query: best((words) => words),
      field_value_factor: oneByLength,
      boost_mode: 'multiply',
    },
  }
  return { bool: { must: [best(() => 1, careers)], should: leftOut.covered ? [] : [covered] } }
}

/** As `affinityScorer` (personalization/affinity.ts). */
function profileOf({ searcher, scoring, query }: CompiledSearch): Bonus[] {
  const weight = scoring.clauses.length || scoring.fit ? 15 : scoring.place ? 60 : 100
  const { interests, clearance, home } = searcher!
  const careers = query.searcher?.careers ?? []
  const isNear = home && near(home, 100)
  const titles = query.searcher?.titles ?? []
  const held = clearances.filter((_, i) => i > 0 && i <= clearance)
  return [
    ...titlesIn(titles, weight * 0.5),
    ...(careers.length
      ? [{ filter: any(careers.map(({ soc }) => ofCareer('any', soc))), weight: weight * 0.1 }]
      : []),
    ...(interests.size ? [{ filter: oneOf('category', [...interests]), weight: weight * 0.2 }] : []),
    ...(home ? [{ filter: isNear!, linear: fallingOff(home, 100), weight: weight * 0.2 }] : []),
    {
      filter: isNear ? all([remote, not(isNear)]) : remote,
      weight: weight * 0.1,
    },
    ...(held.length ? [{ filter: oneOf('clearance', held), weight: weight * 0.1 }] : []),
  ]
}

const remote = { term: { flags: 'remote' } }

/** Steps of weight, each as good as the next: the best title that a job has decides how many it takes. */
const steps = [0, 0.25, 0.5, 0.75]

function titlesIn(titles: readonly WantedTitle[], weight: number): Bonus[] {
  return steps.flatMap((step) => {
    const strong = titles.filter((title) => title.weight > step)
    if (!strong.length) return []
    return {
      filter: any(titledLikeOne(strong.map(({ text }) => clauseOf(text)))),
      weight: weight / steps.length,
    }
  })
}
