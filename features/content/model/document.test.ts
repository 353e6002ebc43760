import { expect, test } from 'vitest'
import { Document, DraftDocument, missingIn, typeOf } from './document.ts'

const page = (...columns: Record<string, unknown>[]) => ({
  schemaVersion: 1,
  containers: [{ id: 'a', title: 'Top', columns }],
})
const problems = (document: unknown) =>
  Document.safeParse(document).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test('keeps what it does not know as it is', () => {
  const document = page({ id: 'b', contentType: 'hologram', depth: { of: [1, null] } })
  const full = { ...document, containers: [{ ...document.containers[0]!, glow: true }] }
  expect(Document.parse(full)).toEqual(full)
})

test('checks the fields of known types, in columns and in blocks', () => {
  expect(problems(page({ id: 'b', contentType: 'text', content: 7 }))).toEqual([
    expect.stringMatching(/^containers\.0\.columns\.0\.content: /),
  ])
  const blocks = [{ id: 'c', contentType: 'button', buttonSize: 'huge' }]
  expect(problems(page({ id: 'b', contentType: 'freeContent', freeContent: blocks }))).toEqual([
    expect.stringMatching(/freeContent\.0\.buttonSize: /),
  ])
})

test('what is set aside is columns too', () => {
  const part = { id: 'a', columns: [], setAside: 'none' }
  expect(problems({ schemaVersion: 1, containers: [part] })).toEqual([
    expect.stringMatching(/^containers\.0\.setAside: /),
  ])
})

test('ids and anchors are unique in a page', () => {
  expect(problems(page({ id: 'a', contentType: 'text' }))).toEqual([
    'containers.0.columns.0: Two parts of the page have the same id.',
  ])
  const two = [
    { id: 'a', htmlId: 'top', columns: [] },
    { id: 'b', htmlId: 'top', columns: [] },
  ]
  expect(problems({ schemaVersion: 1, containers: two })).toEqual([
    'containers.1.htmlId: Another container has this anchor.',
  ])
})

test('knows what is required, where it is shown', () => {
  const button = typeOf('block', 'button')!
  expect(missingIn(button.fields, { buttonText: 'Go' })).toEqual(['linkTo'])
  expect(missingIn(button.fields, { buttonText: 'Go', linkTo: '/' })).toEqual([])
  expect(typeOf('column', 'hologram')).toBeNull()
})

test('addresses and videos that are not understood are named at their fields, where they are shown', () => {
  const container = {
    ...{ id: 'k', title: 'Harbor', backgroundType: 'none', backgroundVideo: 'none yet' },
    columns: [
      { id: 'b', contentType: 'button', buttonText: 'Go', linkTo: 'about us' },
      { id: 't', contentType: 'text', content: '<p><a href="see below">x</a> <a href="about">y</a></p>' },
      { id: 'c', contentType: 'carousel', carouselImages: [{ url: '/a.webp' }, { url: 'my picture' }] },
      {
        ...{ id: 'f', contentType: 'freeContent' },
        freeContent: [{ id: 'v', contentType: 'vimeo', video: 'https://youtu.be/dQw4w9WgXcQ' }],
      },
    ],
    setAside: [{ id: 's', contentType: 'youtube', video: 'later' }],
  }
  const sent = { schemaVersion: 1, containers: [container] }
  expect(DraftDocument.safeParse(sent).success).toBe(true)
  expect(Document.safeParse(sent).error?.issues.map(({ path }) => path.slice(2).join('.'))).toEqual([
    'columns.0.linkTo',
    'columns.1.content',
    'columns.2.carouselImages.1.url',
    'columns.3.freeContent.0.video',
  ])
})
