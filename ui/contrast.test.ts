import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, parseColor, textOn } from './contrast.ts'
import { mix, pressed, readable } from './shades.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

describe('contrast', () => {
  it('agrees with the figures of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it('does not care which of the two is the text', () => {
    fc.assert(fc.property(color, color, (a, b) => contrast(a, b) === contrast(b, a)))
  })
})

describe('whatever color a theme owner picks', () => {
  it('text on it is readable, also while it is hovered or pressed', () => {
    fc.assert(
      fc.property(color, (brand) => {
        const text = textOn(brand)
        for (const fill of [brand, pressed(brand, 0.06), pressed(brand, 0.12)])
          expect(contrast(text, fill)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('a shade of it is readable on any surface', () => {
    fc.assert(
      fc.property(color, color, (brand, surface) => {
        expect(contrast(readable(brand, surface), surface)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('stays as picked where it already reads', () => {
    expect(readable('#1b4d8a', ['#ffffff', '#f4f6f9'])).toBe('#1b4d8a')
  })
})

it('reads short, long and bare hex colors, and nothing else', () => {
  expect(['#abc', 'AABBCC', ' #12aB3f '].map(parseColor)).toEqual(['#aabbcc', '#aabbcc', '#12ab3f'])
  expect(['red', '#12', 'url(x)', '#fff;}', ''].map(parseColor)).toEqual([null, null, null, null, null])
})

it('mixes nothing to the base and everything to the color', () => {
  expect(mix('#1b4d8a', '#ffffff', 0)).toBe('#ffffff')
  expect(mix('#1b4d8a', '#ffffff', 1)).toBe('#1b4d8a')
})
