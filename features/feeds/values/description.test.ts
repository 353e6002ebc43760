import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanCheaply } from './cheap-html.ts'
import { cleanDescription, cleanText, cleanThoroughly } from './description.ts'

it('keeps what a description needs and nothing that acts', () => {
  const hostile = [
    '<p onclick="steal()">Drive <b>trucks</b></p>',
    '<script>steal()</script><style>p{display:none}</style>',
    '<a href="javascript:steal()">Apply</a><a href="https://example.com/a?b=1&c=2" target="_blank">Here</a>',
    '<img src=x onerror=steal()><iframe src="https://evil.example"></iframe><svg onload=steal()><p>Tail</p>',
  ].join('')
  const html = cleanDescription(hostile)
  expect(html).toContain('<p>Drive <b>trucks</b></p>')
  expect(html).toContain('<a href="https://example.com/a?b=1&amp;c=2" rel="nofollow noopener">Here</a>')
  expect(html).not.toMatch(/steal|javascript|onclick|<img|<iframe|<svg|<style|display/)
})

it('unescapes HTML that was escaped twice, and never more than its text', () => {
  expect(cleanDescription('&lt;p&gt;Weld &amp;amp; cut&lt;/p&gt;')).toBe('<p>Weld &amp; cut</p>')
  expect(cleanDescription('&lt;p&gt;a&lt;/p&gt;&lt;script&gt;steal()&lt;/script&gt;')).toBe('<p>a</p>')
  expect(cleanDescription('Salary &lt; 50,000 &amp; bonus')).toBe('<p>Salary &lt; 50,000 &amp; bonus</p>')
})

it('gives plain text paragraphs and lists', () => {
  const text = 'We build bridges.\nSince 1921.\n\nYou will:\n• weld\n• measure\n\n5 < 6 & true'
  expect(cleanDescription(text)).toBe(
    '<p>We build bridges.<br />Since 1921.</p>\n<p>You will:</p><ul><li>weld</li><li>measure</li></ul>\n<p>5 &lt; 6 &amp; true</p>',
  )
})

it('drops empty paragraphs and long gaps', () => {
  expect(cleanDescription('<p>One</p><p>&nbsp;</p><div><p></p></div><p>Two</p>')).toBe('<p>One</p><p>Two</p>')
})

it('leaves text that was broken before it reached us as it is', () => {
  expect(cleanDescription('<p>New York Cityâ€™s program</p>')).toBe('<p>New York Cityâ€™s program</p>')
})

it('makes one line of a title', () => {
  expect(cleanText(' R&amp;D <b>Engineer</b>\n II ')).toBe('R&D Engineer II')
  expect(cleanText('Nurse<br>Practitioner')).toBe('Nurse Practitioner')
})

const characters = fc.constantFrom(
  'word',
  ' ',
  '\n',
  'é',
  '&',
  '&amp;',
  '&lt;',
  '&nbsp;',
  '&#8217;',
  '&#39;',
  '&bogus;',
  '>',
  '"',
  '&lt',
)
const oddities = fc.constantFrom(
  '<',
  '<script>',
  '</script>',
  '<p class="a">',
  '<!--',
  '-->',
  '</p>',
  '</',
  '<p',
  '<x>',
  '<svg>',
  '<hr>',
)
const blocks = fc.constantFrom(
  'p',
  'ul',
  'ol',
  'li',
  'div',
  'h1',
  'h3',
  'strong',
  'EM',
  'i',
  'blockquote',
  'table',
  'a',
)
const { html } = fc.letrec<{ html: string; node: string }>((tie) => ({
  html: fc.array(tie('node'), { maxLength: 5 }).map((parts) => parts.join('')),
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { arbitrary: characters, weight: 5 },
    { arbitrary: fc.constantFrom('<br>', '<br/>', '<BR />'), weight: 1 },
    {
      arbitrary: fc.tuple(blocks, tie('html')).map(([name, inner]) => `<${name}>${inner}</${name}>`),
      weight: 5,
    },
    { arbitrary: oddities, weight: 1 },
  ),
}))

it('the short cut says exactly what the thorough way says, or nothing', () => {
  let taken = 0
  fc.assert(
    fc.property(html, (text) => {
      const cheap = cleanCheaply(text)
      if (cheap === null || !text.includes('<')) return
      taken++
      expect(cheap).toBe(cleanThoroughly(text))
    }),
    { numRuns: 20_000 },
  )
  expect(taken).toBeGreaterThan(1000)
})

it('the short cut is taken for ordinary descriptions', () => {
  expect(
    cleanCheaply('<h2>Duties</h2><p>Lead&nbsp;a <strong>team</strong> &amp; learn.</p><ul><li>One</li></ul>'),
  ).toBe('<h3>Duties</h3><p>Lead\u00a0a <strong>team</strong> &amp; learn.</p><ul><li>One</li></ul>')
})
