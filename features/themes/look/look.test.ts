import { expect, test } from 'vitest'
import { lookSettings } from '#ui/look-settings.ts'
import { defaultTheme } from '#ui/theme.ts'
import { lookOf } from './look.ts'
import { LookChange } from './schema.ts'

const errorsOf = (given: unknown) =>
  LookChange.safeParse(given).error?.issues.map(({ path, message }) => [path.join('.'), message])

test('every setting accepts its own initial value, and each of its choices', () => {
  expect(LookChange.parse(defaultTheme)).toEqual(defaultTheme)
  for (const setting of lookSettings)
    if (setting.kind === 'choice')
      for (const { value } of setting.choices)
        expect(LookChange.parse({ [setting.key]: value })).toEqual({ [setting.key]: value })
})

test('what is none of the choices is refused with a sentence, and an unknown setting is, too', () => {
  expect(errorsOf({ brand: 'red;}', fontBody: 'comic', radius: 25, navSurface: 'url(x)' })).toEqual([
    ['brand', 'Please enter a color such as #1b4d8a.'],
    ['fontBody', 'Please choose a typeface.'],
    ['radius', 'Please enter a number from 0 to 24.'],
    ['navSurface', 'Please choose from the list.'],
  ])
  expect(errorsOf({ css: 'body{}' })).toHaveLength(1)
})

test('sections are a list in order, or the places that a form sends', () => {
  const sections = [
    { name: 'news', shown: true },
    { name: 'tiles', shown: true },
    { name: 'steps', shown: false },
  ]
  expect(LookChange.parse({ sections })).toEqual({ sections })
  const places = { steps: { place: '0' }, tiles: { place: '2' }, news: { place: '1' } }
  expect(LookChange.parse({ sections: places })).toEqual({ sections })
  expect(errorsOf({ sections: [...sections, sections[0]] })).toEqual([
    ['sections', 'Each section can be placed once.'],
  ])
  expect(errorsOf({ sections: [{ name: 'poem', shown: true }] })).toEqual([
    ['sections.0.name', 'There is no such section.'],
  ])
  expect(errorsOf({ sections: [{ name: 'news', shown: true, variant: 'upside-down' }] })).toEqual([
    ['sections.0.variant', 'Please choose from the list.'],
  ])
})

test('a setting that a site has not chosen is the initial one', () => {
  expect(lookOf({ brand: '#123456' })).toEqual({ ...defaultTheme, brand: '#123456' })
})
