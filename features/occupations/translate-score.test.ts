import { describe, expect, test } from 'vitest'
import { compileFit, fitOf, type Term } from './translate-score.ts'

const words = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? []
const terms: Term[] = [
  { text: 'Police Officer', weight: 0.8, soc: '33-3051.00' },
  { text: 'Program Analyst', weight: 0.6, soc: '13-1111.00' },
  { text: 'Analyst', weight: 0.2, soc: '13-1111.00' },
]
const fit = compileFit(terms, words)
const score = (title: string) => fitOf(fit, words(title)).score

describe('the fit of a title', () => {
  test('is the weight of the term when the title has no other words', () => {
    expect(score('Police Officer')).toBeCloseTo(0.8)
    expect(fitOf(fit, words('Police Officer')).term).toBe(0)
  })
  test('ignores words that only say the rank of the job', () => {
    expect(score('Supervisory Police Officer')).toBeCloseTo(0.8)
  })
  test('falls with other words in the title, to half at most', () => {
    const longer = score('Police Officer Training and Records Support for the Harbour District')
    expect(longer).toBeGreaterThan(0.4)
    expect(longer).toBeLessThan(0.6)
  })
  test('is lower for a term that comes late', () => {
    expect(score('Editor of the Police Officer Magazine')).toBeLessThan(
      score('Police Officer Magazine Editor'),
    )
  })
  test('is zero when the words are apart or in another order', () => {
    expect(fitOf(fit, words('Officer, Police'))).toEqual({ score: 0, term: -1 })
    expect(fitOf(fit, words('Police and Fire Officer'))).toEqual({ score: 0, term: -1 })
    expect(fitOf(fit, words(''))).toEqual({ score: 0, term: -1 })
  })
  test('grows a little by a second career, not by a second title of the same', () => {
    expect(score('Program Analyst')).toBeCloseTo(0.6)
    expect(score('Police Officer Program Analyst')).toBeGreaterThan(score('Police Officer Records Archive'))
  })
  test('works on words stored as numbers', () => {
    const number = (text: string) =>
      Uint16Array.from(words(text), (word) => word.length * 256 + word.charCodeAt(0))
    const numbers = compileFit(terms, number)
    expect(fitOf(numbers, number('Police Officer')).score).toBeCloseTo(0.8)
  })
})
