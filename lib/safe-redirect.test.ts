import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

const origin = 'https://jobs.example.org'

test.each([
  '/',
  '/jobs/search',
  '/jobs/search?q=nurse%20%26%20aide&l=10001#job-3',
  '/profile/0198/maria-ortiz',
  '/jobs/search?q=100%',
  '/search?next=https://elsewhere.example',
])('%s stays', (path) => {
  expect(safeRedirect(path, origin)).toBe(path)
  expect(safeRedirect(origin + path, origin)).toBe(path)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '///evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'https://evil.example',
  'https:evil.example',
  'https://jobs.example.org.evil.example/',
  'https://jobs.example.org@evil.example/',
  '%2F%2Fevil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/%252Fevil.example',
  '/%25252Fevil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/jobs/..//evil.example',
  'evil.example',
  '',
  `/${'x'.repeat(3000)}`,
  undefined,
  null,
  ['/jobs'],
  { toString: () => '/jobs' },
])('%j is refused', (path) => {
  expect(safeRedirect(path, origin)).toBeNull()
})

test('whatever is written, a browser that follows it stays on the site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '%2f',
    '%5c',
    '%252f',
    '.',
    '..',
    '\t',
    ' ',
    'evil.example',
    ':',
    '@',
    'javascript:',
    '?',
    '#',
    'jobs',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = safeRedirect(pieces.join(''), origin)
      if (path !== null) expect(new URL(path, origin).origin).toBe(origin)
    }),
    { numRuns: 3000 },
  )
})
