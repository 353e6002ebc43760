import { expect, test } from 'vitest'
import { readNews } from './read.ts'

const rss = (...items: string[]) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:media="m"><channel><title>Fleet</title><link>https://fleet.example</link>${items.join('')}</channel></rss>`

test('RSS: title, link, date, picture and summary text', () => {
  const [item] = readNews(
    rss(
      `<item><title>Jobs &amp;amp; ships</title><link>https://fleet.example/1</link><pubDate>Sat, 21 Nov 2026 10:00:00 GMT</pubDate>
      <media:thumbnail url="https://fleet.example/1.jpg"/><description><![CDATA[<p>Two<br>yards <script>alert(1)</script>hire.</p>]]></description></item>`,
    ),
  )
  expect(item).toEqual({
    title: 'Jobs & ships',
    link: 'https://fleet.example/1',
    pubDate: '2026-11-21T10:00:00.000Z',
    img: 'https://fleet.example/1.jpg',
    summary: 'Two yards hire.',
  })
})

test('Atom, with markup inside its text and several links', () => {
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Yard</title><entry><title type="html">A &lt;b&gt;launch&lt;/b&gt;</title>
    <link rel="self" href="https://yard.example/self"/><link href="https://yard.example/2"/><updated>2026-11-20T08:00:00Z</updated>
    <content type="xhtml"><div>The <em>Olive</em> sails.</div></content></entry></feed>`
  expect(readNews(atom)).toMatchObject([
    {
      title: 'A launch',
      link: 'https://yard.example/2',
      summary: 'The Olive sails.',
      pubDate: '2026-11-20T08:00:00.000Z',
    },
  ])
})

test('RSS 1.0, where the items are next to the channel', () => {
  const rdf = `<rdf:RDF xmlns:rdf="r"><channel><title>x</title></channel><item><title>One</title><link>http://a.example/</link><dc:date>2026-11-01</dc:date></item></rdf:RDF>`
  expect(readNews(rdf)).toMatchObject([{ title: 'One', link: 'http://a.example/' }])
})

test('a summary has at most fifty words, links are web addresses, pictures are https', () => {
  const [item] = readNews(
    rss(
      `<item><title>x</title><link>javascript:alert(1)</link><enclosure type="image/png" url="http://a.example/a.png"/><pubDate>soon</pubDate><description>${'word '.repeat(80)}</description></item>`,
    ),
  )
  expect(item).toMatchObject({ link: null, img: null, pubDate: null })
  expect(item!.summary.split(' ')).toHaveLength(50)
})

test('hostile feeds', () => {
  const bomb =
    '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><rss><channel><item><title>&b;</title></item></channel></rss>'
  expect(() => readNews(bomb)).toThrow('DOCTYPE')
  expect(() => readNews(`<rss>${'<a>'.repeat(5_000)}`)).toThrow(/deep/)
  expect(() => readNews('<html><body>hello</body></html>')).toThrow('This is a web page')
  expect(() => readNews('')).toThrow()
  expect(readNews(rss('<item><title>x</title></item>'.repeat(5_000)))).toHaveLength(100)
})
