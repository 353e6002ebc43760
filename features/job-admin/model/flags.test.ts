import { expect, test } from 'vitest'
import { flagsOf, mended } from './flags.ts'

const flags = (text: string, hasPay = true) => flagsOf({ title: 'Welder', text, hasPay })
const kinds = (text: string) => flags(text).map(({ kind, words }) => `${kind} ${words}`)

test('discriminatory phrases come first, then missing pay, then jargon', () => {
  expect(flags('A rockstar for our young team.', false).map(({ kind }) => kind)).toEqual([
    'discriminatory',
    'pay',
    'jargon',
  ])
})

test.each([
  'native English speaker',
  'recent graduates only',
  'must be in good health',
  'salesman',
  'no reservists',
  'males only',
  'maximum of 5 years experience',
])('%s is flagged', (words) => expect(kinds(`We need a ${words} here.`)[0]).toMatch(/^discriminatory/))

test.each([
  'You lead men and women of the crew.',
  'Journeyman lineworker',
  'Young Street 5',
  'Good health plan',
])('%s is not', (words) => expect(kinds(words)).toEqual([]))

test('better words keep the case, and each phrase is named once', () => {
  const [flag] = flags('Rockstar wanted. A rockstar!')
  expect(mended('Rockstar wanted. A rockstar!', flag!)).toBe('Expert wanted. A expert!')
  expect(flags('Rockstar wanted. A rockstar!')).toHaveLength(1)
})
