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

test('nothing that is written leaves its rule, or fetches anything', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const css of declarationsOf(`color: ${text}; background: ${text}`)) {
        expect(css).not.toMatch(/[{}<>"'\\;@]|url|image\(|attr|var|env/i)
        expect(css.split('(').length).toBe(css.split(')').length)
      }
    }),
  )
})
