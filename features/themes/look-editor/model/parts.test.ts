import { expect, test } from 'vitest'
import type { SectionChoice } from '#ui/home-sections.ts'
import { headingOf, moved, partsOf } from './parts.ts'

const home = (...names: SectionChoice['name'][]) => ({
  heroLayout: 'split',
  sections: names.map((name) => ({ name, shown: true })),
})
const order = { key: 'sections', heading: 'Sections' }

test('one section that was moved is marked, and not those that made room for it', () => {
  expect(moved(['a', 'b', 'c', 'd'], ['a', 'd', 'b', 'c'])).toEqual(['d'])
  expect(moved(['a', 'b', 'c'], ['c', 'x', 'a', 'b'])).toEqual(['c'])
  expect(moved(['a', 'b'], ['a', 'b'])).toEqual([])
  const [live, draft] = [home('promoted', 'newest', 'news'), home('news', 'promoted', 'newest')]
  expect(partsOf(order, live, draft, [])).toEqual(['news'])
})

test('a section is marked that is shown now, or looks different', () => {
  const live = home('promoted', 'newest')
  const draft = {
    ...live,
    sections: [
      { name: 'promoted', shown: true },
      { name: 'newest', shown: true, variant: 'table' },
      { name: 'trainings', shown: true },
    ] as SectionChoice[],
  }
  expect(partsOf(order, live, draft, [])).toEqual(['newest', 'trainings'])
})

test('every other setting is seen in its part, and a part leads back to it', () => {
  const at = (key: string, heading: string, on: string[] = []) =>
    partsOf({ key, heading }, home(), home(), on)
  expect(at('headerSurface', 'Header')).toEqual(['header'])
  expect(at('heroPattern', 'Hero')).toEqual(['hero'])
  expect(at('footerLayout', 'Footer')).toEqual(['footer'])
  expect(at('figuresSurface', 'Sections')).toEqual(['figures'])
  expect(at('cardStyle', 'Cards', ['steps', 'newest'])).toEqual(['newest'])
  // Colors, and cards where a page has none.
  expect([at('brand', 'Colors'), at('cardStyle', 'Cards')]).toEqual([[], []])
  expect(['header', 'hero', 'footer', 'news'].map(headingOf)).toEqual([
    'Header',
    'Hero',
    'Footer',
    'Sections',
  ])
})
