import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colorOf, hoverOf, lengthOf, linkOf, pictureOf } from './grammar.ts'

test('reads lengths and nothing else', () => {
  expect(['400px', ' 50vh ', '400', '12.5rem', '100%'].map(lengthOf)).toEqual([
    ...['400px', '50vh', '400px', '12.5rem', '100%'],
  ])
  for (const bad of ['', 'tall', '4px;}', 'calc(1px)', '1e9px', '-4px', undefined])
    expect(lengthOf(bad)).toBeNull()
})

test('reads colors and nothing else', () => {
  for (const good of [
    '#fff',
    '#A1B2C3',
    'red',
    'rgb(1, 2, 3)',
    'hsl(120deg 50% 50% / 0.5)',
    'rgba(0,0,0,.5)',
  ])
    expect(colorOf(good)).toBe(good.toLowerCase())
  for (const bad of ['', '#ff', 'url(x)', 'red;}', 'expression(1)', 'var(--x)', undefined])
    expect(colorOf(bad)).toBeNull()
})

test('takes pictures of the site and over https', () => {
  expect(pictureOf('/files/1')).toBe('/files/1')
  expect(pictureOf('https://example.org/a b.png')).toBe('https://example.org/a%20b.png')
  for (const bad of [
    '//evil.example/a',
    '/\\evil',
    'http://example.org/a.png',
    'javascript:alert(1)',
    'data:,x',
  ])
    expect(pictureOf(bad)).toBeNull()
})

test('takes links that a person can follow', () => {
  for (const good of [
    '/jobs/search?q=a',
    '#top',
    'https://example.org',
    'mailto:a@example.org',
    'tel:+12125550100',
  ])
    expect(linkOf(good)).toBe(good)
  for (const bad of [
    'javascript:alert(1)',
    'JaVaScRiPt:x',
    '//evil.example',
    '/\\evil',
    'data:text/html,x',
    'x y',
  ])
    expect(linkOf(bad)).toBeNull()
})

test('knows the four movements, and their defaults without parameters', () => {
  expect(hoverOf('translate', '10;-15')).toBe('translate:10px -15px')
  expect(hoverOf('translate', 'far')).toBe('translate:10px -15px')
  expect(hoverOf('scale', '')).toBe('scale:1.05')
  expect(hoverOf('rotate', '90')).toBe('rotate:90deg')
  expect(hoverOf('color', '#00f')).toBe('color:#00f')
  expect(hoverOf('none', '1')).toBeNull()
  expect(hoverOf('toString', '1')).toBeNull()
})

test('nothing that is typed leaves a declaration', () => {
  const kinds = fc.constantFrom('translate', 'scale', 'rotate', 'color')
  fc.assert(
    fc.property(kinds, fc.string(), fc.string(), (kind, params, free) => {
      for (const css of [hoverOf(kind, params), colorOf(free), lengthOf(free)])
        expect(css ?? '').not.toMatch(/[;{}<]/)
    }),
  )
})
