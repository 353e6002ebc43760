import { type CareerInterest, careerInterests } from '#spec/lists.ts'
import { mostPoints, statements, statementsOfEach } from './statements.ts'

/** 1 to 5 by the id of a statement. */
export type Answers = Record<string, number>
/** The sum of the answers for each interest, 10 to 50. */
export type Scores = Record<CareerInterest, number>

export const mostScore = statementsOfEach * mostPoints
export const leastScore = statementsOfEach
const codeLength = 3

/** Interests with the same score, which share a place in the code. */
export type Place = { letters: CareerInterest[]; score: number }

/** Statements without an answer count nothing: call it once all are answered. */
export function scoresOf(answers: Answers): Scores {
  const scores = Object.fromEntries(careerInterests.map(({ value }) => [value, 0])) as Scores
  for (const { id, interest } of statements) scores[interest] += answers[id] ?? 0
  return scores
}

/** Interests by score, the highest first; equal ones in the order of the hexagon. */
export const ranked = (scores: Scores): CareerInterest[] =>
  careerInterests.map(({ value }) => value).sort((a, b) => scores[b] - scores[a])

/** The three letters of the highest scores; which of several equal ones is third is decided by their order alone. */
export const codeOf = (scores: Scores): string => ranked(scores).slice(0, codeLength).join('')

/** What the three letters are made of: equal scores are one place, the last of which may reach beyond the third letter. */
export function placesOf(scores: Scores): Place[] {
  const places: Place[] = []
  let letters = 0
  for (const letter of ranked(scores)) {
    const last = places.at(-1)
    if (last?.score === scores[letter]) last.letters.push(letter)
    else if (letters >= codeLength) break
    else places.push({ letters: [letter], score: scores[letter] })
    letters += 1
  }
  return places
}

/** Whether no interest is above another: then nothing can be said about which occupations fit. */
export const isFlat = (scores: Scores): boolean => new Set(Object.values(scores)).size === 1
