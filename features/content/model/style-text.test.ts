import fc from 'fast-check'
import { expect, test } from 'vitest'
import { declarationsOf, unknownDeclarations } from './style-text.ts'

test('takes declarations of the box and the text, and names the others', () => {
  expect(declarationsOf('color: #fff; Padding : 2rem 1rem;; border: 1px solid rgb(0 0 0 / 20%)')).toEqual([
    ...['color:#fff', 'padding:2rem 1rem', 'border:1px solid rgb(0 0 0 / 20%)'],
  ])
  const odd = 'position: fixed; background: url(//evil.example/x); color: expression(1); width'
  expect(declarationsOf(odd)).toEqual([])
  expect(unknownDeclarations(odd)).toHaveLength(4)
})

const parts = fc.constantFrom(
  ...['url(', 'image-set(', 'attr(', 'var(', 'env(', 'calc(', 'rgb(', '(', ')', '//a.example', '--x'],
  ...['red', '1px', ' ', ',', ';', ':', '{', '}', '"', '\\', '@import', '/*', '*/', '<'],
)
const written = fc.oneof(
  fc.string(),
  fc.array(parts).map((some) => some.join('')),
)

test('nothing that is written leaves its rule, or fetches anything', () => {
  fc.assert(
    fc.property(written, (text) => {
      for (const css of declarationsOf(`color: ${text}; background: ${text}`)) {
        expect(css).not.toMatch(/[{}<>"'\\;@]|\/\*|(?:url|image|image-set|attr|var|env)\(/i)
        const depths = [...css].map((sign) => Number(sign === '(') - Number(sign === ')'))
        const open = depths.map((_, at) => depths.slice(0, at + 1).reduce((sum, depth) => sum + depth, 0))
        expect([Math.min(...open), open.at(-1)]).toEqual([0, 0])
      }
    }),
    { numRuns: 2_000 },
  )
})
