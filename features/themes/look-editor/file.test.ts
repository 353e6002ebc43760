import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Docks, openDocks } from './docks.fixture.ts'

let app: Docks['app']
let otto: Docks['otto']
let url: Docks['url']
let save: Docks['save']
let discard: Docks['discard']
let editor: Docks['editor']
beforeAll(async () => {
  ;({ app, otto, url, save, discard, editor } = await openDocks())
})
afterAll(() => app.close())

const read = (file: string) => app.send('POST', `${url}/import`, { session: otto, body: { file } })
const look = (given: object, version: unknown = 1) => JSON.stringify({ format: 'look', version, look: given })

test('a file of a look is written, and read back into the draft', async () => {
  await save({ accent: '#8a6100', sections: [{ name: 'news', shown: true }] })
  const file = await app.get(`${url}/export`, { session: otto })
  expect(file.headers['content-disposition']).toContain('look.json')
  expect(file.headers['cache-control']).toBe('private, no-store')
  await discard()
  expect((await read(file.body)).statusCode).toBe(200)
  const { draft } = (await editor()).state
  expect(draft).toMatchObject({ accent: '#8a6100', sections: [{ name: 'news', shown: true }] })
  await discard()
})

test.each([
  ['', /choose a file/],
  ['<svg>', /cannot be read as JSON/],
  ['[]', /not the file of a look/],
  [JSON.stringify({ format: 'page', version: 1, look: {} }), /not the file of a look/],
  [look({}, 4), /^This file is of version 4\. This server reads versions 1 to 3\.$/],
  [look({ notice: 'Read', noticeHref: 'javascript:alert(1)' }, 2), /^Notice link .*tel:988\.$/],
  [look({ noticeFrom: '2026-12-02', noticeTo: '2026-12-01' }, 2), /^The notice ends before it begins\.$/],
  [look({ languages: [{ label: 'Español' }] }, 2), /^Other languages: /],
  [look({ brand: 'red;}body{' }), /^Brand color: Please enter a color such as #1b4d8a\.$/],
  [look({ fontBody: 'Comic Sans', radius: 99 }), /^Text typeface: .*typeface\. Corner radius: .*0 to 24\.$/],
  [look({ css: '*{}' }), /^There is no setting “css”\.$/],
])('%s as a file is refused with a sentence at the field', async (file, sentence) => {
  const { statusCode, json } = await read(file)
  expect(statusCode).toBe(422)
  expect(json().errors.file).toMatch(sentence)
  expect((await editor()).state.saved).toBeNull()
})
