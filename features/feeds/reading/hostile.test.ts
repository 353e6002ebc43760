import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { zipOf } from '#test/zip.ts'
import { parseFeed } from '../dialects/fixture.ts'
import type { Fields } from '../fields.ts'
import { FeedError } from './feed-error.ts'
import { Notes } from './notes.ts'
import { openFeed } from './open-feed.ts'

const job = (
  inside: string,
) => `<job><title>Cook</title><referencenumber>1</referencenumber><url>https://x.example/1</url>
  <company>Diner</company><city>Austin</city><date>2026-11-01</date>${inside}</job>`
const feed = (inside: string) => `<?xml version="1.0"?><source>${job(inside)}</source>`

/** Reads everything and counts the jobs; fails the test when it takes more memory than a feed may. */
async function read(bytes: AsyncIterable<Buffer> | Buffer): Promise<number> {
  async function* one(buffer: Buffer) {
    for (let at = 0; at < buffer.length; at += 65_536) yield buffer.subarray(at, at + 65_536)
  }
  const open = await openFeed(Buffer.isBuffer(bytes) ? one(bytes) : bytes, new Notes())
  let count = 0
  for await (const records of open.records as AsyncIterable<Fields[]>) count += records.length
  return count
}

const lol = `<!DOCTYPE lolz [<!ENTITY a "lol">${Array.from({ length: 9 }, (_, at) => `<!ENTITY ${'bcdefghij'[at]} "&${'abcdefghi'[at]};&${'abcdefghi'[at]};">`).join('')}]>`

it.each([
  ['entities that multiply', `<?xml version="1.0"?>${lol}<source>${job('&j;')}</source>`, /DOCTYPE/],
  [
    'an entity that reads a file',
    `<!DOCTYPE s [<!ENTITY f SYSTEM "file:///etc/passwd">]><source>${job('&f;')}</source>`,
    /DOCTYPE/,
  ],
  ['an attribute of 10 MB', feed(`<x a="${'a'.repeat(10_000_000)}"/>`), /more than 2 MB/],
  ['a text of 10 MB', feed(`<description>${'a'.repeat(10_000_000)}</description>`), /more than 2 MB/],
  [
    'a thousand attributes',
    feed(`<x ${Array.from({ length: 1000 }, (_, at) => `a${at}=""`).join(' ')}/>`),
    /too many attributes/,
  ],
  ['deep nesting', feed('<a>'.repeat(5000)), /levels deep/],
  ['deep nesting in JSON', `{"jobs":[{"title":"Cook","x":${'['.repeat(5000)}`, /levels deep/],
  [
    'ten thousand fields',
    feed(Array.from({ length: 10_000 }, (_, at) => `<f${at}>1</f${at}>`).join('')),
    /too many fields/,
  ],
  [
    'ten thousand fields in JSON',
    JSON.stringify([
      { title: 'Cook', ...Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`f${at}`, 1])) },
    ]),
    /too many fields/,
  ],
  ['a quote that never closes', `id,title,city\n1,"${'a'.repeat(5_000_000)}`, /more than 2 MB|truncated/],
  ['no feed at all', '\u0000\u0001\u0002 hello', /format|truncated|title/],
])('refuses %s', async (_, content, reason) => {
  await expect(read(Buffer.from(content))).rejects.toThrow(reason)
})

it('stops a feed that never ends and never says anything', async () => {
  async function* endless() {
    yield Buffer.from(
      '<source><job><title>Cook</title><referencenumber>1</referencenumber><url>u</url><city>c</city>',
    )
    for (;;) yield Buffer.from('<x>y</x>'.repeat(100))
  }
  await expect(read(endless())).rejects.toThrow(/more than 2 MB|too many fields/)
})

it('stops a gzip that unpacks to a thousand times its size', async () => {
  const bomb = gzipSync(
    Buffer.concat([Buffer.from('id,title\n'), Buffer.alloc(80_000_000, `1,${'Cook '.repeat(400)}\n`)]),
  )
  expect(bomb.length).toBeLessThan(200_000)
  await expect(read(bomb)).rejects.toThrow(/bomb/)
})

it('stops a ZIP that unpacks to a thousand times its size, and one that lies about it', async () => {
  const content = Buffer.concat([
    Buffer.from('id,title\n'),
    Buffer.alloc(80_000_000, `1,${'Cook '.repeat(400)}\n`),
  ])
  await expect(read(zipOf([{ name: 'jobs.csv', content }]))).rejects.toThrow(/bomb/)
  await expect(read(zipOf([{ name: 'jobs.csv', content, claimedSize: 100 }]))).rejects.toThrow(
    /damaged|too many bytes|bomb/,
  )
})

it('takes the feed out of a ZIP, whatever its name says about folders', async () => {
  const archive = zipOf([
    {
      name: '../../../../tmp/evil.xml',
      content: Buffer.from(feed('<description>Out of a ZIP.</description>')),
    },
    { name: 'readme.md', content: Buffer.from('hello') },
  ])
  // yauzl refuses names that climb; a harmless folder is fine.
  await expect(read(archive)).rejects.toThrow(FeedError)
  await expect(read(archive)).rejects.toThrow(/^The ZIP of the feed is damaged/)
  expect(await read(zipOf([{ name: 'export/jobs.xml', content: Buffer.from(feed('')) }]))).toBe(1)
  await expect(read(zipOf([{ name: 'readme.md', content: Buffer.from('hello') }]))).rejects.toThrow(
    /no XML, JSON or CSV/,
  )
})

it('says that a gzip or a ZIP is cut', async () => {
  const whole = gzipSync(
    Buffer.from(
      feed(`<description>${Array.from({ length: 2000 }, (_, at) => `line ${at}`).join(' ')}</description>`),
    ),
  )
  expect(await read(whole)).toBe(1)
  await expect(read(whole.subarray(0, whole.length - 200))).rejects.toThrow(/truncated/)
  const archive = zipOf([{ name: 'jobs.xml', content: Buffer.from(feed('')) }])
  await expect(read(archive.subarray(0, archive.length - 30))).rejects.toThrow(/damaged or truncated/)
})

it('a __proto__ in a feed is a name like any other', async () => {
  const { jobs } = await parseFeed(
    '[{"title":"Cook","id":"1","description":"Cook lunch for two hundred people each day.","__proto__":{"isAdmin":true,"title":"Chef"},"constructor":{"prototype":{"x":1}}}]',
  )
  expect(jobs[0]!.title).toBe('Cook')
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  const xml = await parseFeed(
    feed('<__proto__>evil</__proto__><constructor>x</constructor><description>Fine.</description>'),
  )
  expect(xml.jobs).toHaveLength(1)
  expect(Object.prototype).not.toHaveProperty('x')
})

it('no script survives in any field', async () => {
  const evil = '<![CDATA["><script>alert(1)</script><img src=x onerror=alert(1)>]]>'
  const { jobs } = await parseFeed(
    `<source><job><title>Cook ${evil}</title><referencenumber>1</referencenumber><url>javascript:alert(1)</url><company>${evil}</company>
    <city>${evil}</city><state>TX</state><date>2026-11-01</date><agency>${evil}</agency><education>${evil}</education>
    <description>${evil}<![CDATA[<a href="java&#10;script:alert(1)">x</a><p style="background:url(javascript:alert(1))">y</p>]]></description></job></source>`,
  )
  const [one] = jobs
  expect(one!.applyUrl).toBeNull()
  expect(JSON.stringify(one)).not.toMatch(/<script|onerror|javascript:/i)
})

it('bytes that are not UTF-8 and characters that are not XML are warnings', async () => {
  const bytes = Buffer.concat([
    Buffer.from('<?xml version="1.0" encoding="utf-8"?><source>'),
    Buffer.from(job(`<description>${'good text '.repeat(30_000)} bad `)).subarray(0, -6),
    Buffer.from([0xff, 0xfe, 0x0b]),
    Buffer.from('</description></job></source>'),
  ])
  const { jobs, warnings } = await parseFeed(bytes, { piece: 60_000 })
  expect(jobs).toHaveLength(1)
  expect(warnings.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['Bytes that are not utf-8', 'Control characters in the feed']),
  )
})

it('XML with small faults is read all the same', async () => {
  const { jobs, warnings } = await parseFeed(
    feed('<description>Salt & pepper &nbsp; &eacute; <b>bold</b></description><x>y</z></x>'),
  )
  expect(jobs).toHaveLength(1)
  expect(jobs[0]!.description).toContain('Salt &amp; pepper')
  expect(warnings.some(({ kind }) => kind === 'Malformed XML')).toBe(true)
})

it('unescaped markup inside a field belongs to the field', async () => {
  const { jobs } = await parseFeed(
    feed('<description>First.<p>Lead a <b>crew</b>.</p><ul><li>1 &lt; 2</li></ul></description>'),
  )
  expect(jobs[0]!.description).toMatch(/^First\.<p>Lead a <b>crew<\/b>\.<\/p><ul><li>1 &lt; 2<\/li><\/ul>/)
})
