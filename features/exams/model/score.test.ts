import { expect, test } from 'vitest'
import { examScore } from './score.ts'

test.each([
  [{ occupation: 1, interest: true, inCity: true }, 100],
  [{ occupation: 0, interest: false, inCity: true }, 10],
  [{ occupation: 0.5, interest: null, inCity: null }, 50],
  [{ occupation: null, interest: true, inCity: false }, 68],
  [{ occupation: null, interest: null, inCity: true }, null],
])('the score of %o is %s', (evidence, score) => {
  expect(examScore(evidence).score).toBe(score)
})
