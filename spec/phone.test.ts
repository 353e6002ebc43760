import { expect, test } from 'vitest'
import { dialled, isPhone } from './phone.ts'

test('a number with its area code, however it is written, and numbers of other countries', () => {
  for (const [typed, link] of [
    ['757-555-0142', 'tel:+17575550142'],
    ['(757) 555 0142', 'tel:+17575550142'],
    ['757.555.0142 ext. 12', 'tel:+17575550142;ext=12'],
    ['1 757 555 0142', 'tel:+17575550142'],
    ['+1 757/555-0142 x7', 'tel:+17575550142;ext=7'],
    ['+44 20 7946 0958', 'tel:+442079460958'],
    ['+49 30 123456', 'tel:+4930123456'],
  ] as const) {
    expect(isPhone(typed), typed).toBe(true)
    expect(dialled(typed)).toBe(link)
  }
})

test('neither fewer digits, nor more, nor words', () => {
  const none = ['', '-', '()', '555-0142', '12345', '057-555-0142', '757-555-01423', '+1 555 0142', '+12']
  const words = [
    'call me',
    '757-555-O142',
    '757-555-0142 x',
    `757-555-0142${' '.repeat(40)}`,
    '757-555-0142\0',
  ]
  for (const typed of [...none, ...words, '+1234567890123456', '757 555 0142 x1234567'])
    expect(isPhone(typed), typed).toBe(false)
})
