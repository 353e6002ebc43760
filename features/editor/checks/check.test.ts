import { expect, test } from 'vitest'
import type { Document } from '#features/content/schema.ts'
import { checkDocument } from './check.ts'

type Values = Record<string, unknown>
const container = (columns: Values[], more: Values = {}) => ({
  id: 'k',
  title: 'Welcome',
  style: 'grid',
  columns: columns.map((column, at) => ({ id: `c${at}`, ...column })),
  ...more,
})
const page = (...containers: Values[]) => ({ schemaVersion: 1, containers }) as unknown as Document
const found = (columns: Values[], more: Values = {}, options = {}) =>
  checkDocument(page(container(columns, more)), options).map(
    ({ id, field, level, message }) => `${level} ${id}.${field}: ${message}`,
  )
const text = (content: string) => ({ contentType: 'text', content })

test('a page that everybody can read has nothing to find', () => {
  expect(
    found([
      text('<h3>Hire</h3><p>See <a href="/jobs/search">all jobs</a><img src="/a.webp" alt="a > b"></p>'),
      { contentType: 'image', image: '/a.webp', altText: 'A ship' },
      { contentType: 'button', buttonText: 'Find a job', linkTo: '/jobs/search' },
      { ...text('x'), fontColor: '#ffffff', backgroundColor: '#123456' },
      { contentType: 'hologram' },
    ]),
  ).toEqual([])
})

test('required fields, in containers, columns, blocks and lists', () => {
  expect(
    found(
      [
        { contentType: '' },
        { contentType: 'iframe', linkTo: 'https://maps.google.com/x' },
        { contentType: 'freeContent', freeContent: [{ id: 'b', contentType: 'button', linkTo: '/' }] },
        { contentType: 'carousel', carouselImages: [{ description: 'A ship' }] },
      ],
      { title: '' },
    ),
  ).toEqual([
    'error k.title: “Title” is empty.',
    'error c0.contentType: Choose what this column shows.',
    'error c1.title: “Title” is empty.',
    'error b.buttonText: This button has no text.',
    'error c3.carouselImages: Pictures, entry 1: “Picture” is empty.',
  ])
})

test('pictures without alternative text', () => {
  expect(
    found([
      { contentType: 'image', image: '/a.webp' },
      { contentType: 'image', image: '/a.webp', linkTo: '/jobs' },
      { contentType: 'carousel', carouselImages: [{ url: '/a' }, { url: '/b' }] },
      text('<p><img src="/a.webp"> and <img alt="" src="/b.webp"></p>'),
    ]),
  ).toEqual([
    'warning c0.altText: This picture has no alternative text. Leave it empty if the picture is decorative.',
    'error c1.altText: This picture is a link: its alternative text must describe where it leads.',
    'warning c2.carouselImages: 2 pictures have no description.',
    'warning c3.content: A picture in this text has no alternative text.',
    'warning c3.content: A picture in this text has no alternative text.',
  ])
})

test('headings that leave out a level or say nothing', () => {
  expect(found([text('<h3>One</h3><h5>Two <b>words</b></h5><h2></h2>'), text('<h4>Three</h4>')])).toEqual([
    'warning c0.content: “Two words” is a heading 5, but follows one of level 3: use heading 4.',
    'warning c0.content: A heading is empty.',
  ])
})

test('links that do not say where they lead', () => {
  expect(
    found([
      text(
        '<a href="/a">Click here</a> <a href="/b"></a> <a href="/c">https://example.org/c</a>' +
          '<a href="/d"><img src="/d.webp" alt="Our jobs"></a>',
      ),
      { contentType: 'button', buttonText: 'Read more', linkTo: '/x' },
    ]),
  ).toEqual([
    'warning c0.content: “Click here” does not describe where the link leads.',
    'error c0.content: A link has no text.',
    'warning c0.content: “https://example.org/c” does not describe where the link leads.',
    'warning c1.buttonText: “Read more” does not describe where the link leads.',
  ])
})

test('frames that visitors would not see', () => {
  const frame = (linkTo: string) => ({ contentType: 'iframe', title: 'Map', linkTo })
  const frames = ['maps.example.org']
  expect(
    found(
      [
        frame('http://maps.example.org'),
        frame('https://other.example.org'),
        frame('https://maps.example.org/a'),
      ],
      {},
      { frames },
    ),
  ).toEqual([
    'error c0.linkTo: A frame needs an https address.',
    'error c1.linkTo: This site does not allow frames of other.example.org: visitors see nothing. An administrator can allow it.',
  ])
})

test('colors that cannot be read, on what is really behind them', () => {
  const grey = { ...text('x'), fontColor: '#777777' }
  expect(found([grey, { ...grey, fontSize: 30 }, { ...text('x'), fontColor: '#222222' }])).toEqual([
    'error c0.fontColor: This text is hard to read: its contrast is 4.48 : 1, and should be 4.5 : 1.',
    expect.stringContaining('warning c2.fontColor: On dark screens this text is hard to read'),
  ])
  const colors = (...all: string[]) => found(all.map((fontColor) => ({ ...text('x'), fontColor })))
  expect(colors('yellow', 'rgb(230, 230, 230)', 'hsl(60 100% 50%)', '#777f', 'rgb(0 0 0 / 20%)')).toEqual(
    [0, 1, 2, 3, 4].map((at) => expect.stringContaining(`error c${at}.fontColor: This text is hard to read`)),
  )
  const on = (backgroundColor: string) => ({ ...text('x'), fontColor: 'white', backgroundColor })
  expect(found([on('navy'), on('rgb(0 0 128)'), on('hsl(240, 100%, 25%)')])).toEqual([])
  expect(found([on('rgba(0, 0, 128, 0.2)')])[0]).toContain('error c0.fontColor: This text is hard to read')
  expect(found([on('bleu')])).toContain(
    'warning c0.backgroundColor: Background: “bleu” is not a valid color. Choose one, or enter it like #1b4d8a or navy.',
  )
  const faint = { ...text('x'), fontColor: '#ffffff', backgroundColor: '#000000', opacity: 0.2 }
  expect(found([faint])[0]).toContain('error c0.fontColor: This text is hard to read')
  expect(found([faint], { backgroundType: 'color', backgroundColor: '#000000' })).toEqual([])
})

test('what one column leaves out is not looked at', () => {
  expect(found([text('x'), { contentType: 'image' }], { style: 'single' })).toEqual([])
})
