import distance from 'damerau-levenshtein'
import { expect, test } from 'vitest'
import { areFar, lettersOf } from './letters.ts'

test('what is far apart by its letters is so by its steps, too', () => {
  const words = [
    'welder',
    'wielder',
    'weldre',
    'wedler',
    'elder',
    'wilder',
    'folder',
    'nurse',
    'nurce',
    'hvac',
    '',
  ]
  for (const one of words)
    for (const other of words)
      for (const steps of [0, 1, 2])
        if (areFar(lettersOf(one), lettersOf(other), steps))
          expect(distance(one, other).steps, `${one} ${other}`).toBeGreaterThan(steps)
})

test('most words of other letters are far apart', () => {
  expect(areFar(lettersOf('welder'), lettersOf('nurse'), 2)).toBe(true)
  expect(areFar(lettersOf('welder'), lettersOf('wedler'), 0)).toBe(false)
  expect(areFar(lettersOf('nurce'), lettersOf('nurse'), 1)).toBe(false)
})
