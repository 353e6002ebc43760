// Another year of housing allowances, from the files as they are published.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { multipart } from '#test/multipart.ts'
import { workbookOf } from '#test/workbook.ts'
import { payGrades } from './model/grades.ts'

let app: TestApp
let ruth: string
beforeAll(async () => {
  app = await testApp()
  ruth = (await app.signIn({ type: 'Admin' })).session
})
afterAll(() => app.close())

const url = '/admin/benefits/rates'
const amounts = (first: number) => payGrades.map((_, at) => first + at)
const ascii = (first: number) =>
  `NY219,${[...amounts(first), 1, 1, 1].map((one) => `${one}.00`).join(',')}\r\n`
const files = {
  with: ascii(6000),
  without: ascii(5000),
  zips: '10473 NY219\n10453 NY219\n00601 XX499\n',
  names: 'NY219;NEW YORK CITY, NY\n',
}

type Given = Partial<Record<keyof typeof files, string | Buffer>>

async function load(year: number | string, given: Given) {
  const sent = Object.entries(given).map(([name, file]) => [
    name,
    typeof file === 'string'
      ? { name: `${name}.txt`, bytes: Buffer.from(file) }
      : { name: `${name}.xlsx`, bytes: file },
  ])
  const asked = await app.app.inject({
    ...{ method: 'POST', url, cookies: { session: ruth } },
    headers: { host: 'localhost', accept: 'application/json' },
  })
  const { csrf } = asked.json()
  const form = await multipart({ csrf, year: String(year), ...Object.fromEntries(sent) })
  return app.app.inject({
    ...{ method: 'POST', url, payload: form.payload, cookies: { session: ruth, csrf } },
    headers: { host: 'localhost', accept: 'application/json', ...form.headers },
  })
}
const bah = async (query: string) =>
  (await app.get(`/user/bah${query}`, { as: 'json', session: ruth })).json()

test('the four official files make a year, which then is the newest; its deletion brings back the year before', async () => {
  const loaded = await load(2027, files)
  expect(loaded.json()).toMatchObject({ message: '2027: 1 housing areas and 3 ZIP codes loaded.' })
  expect(await bah('?zip=10473&grade=E-2')).toMatchObject({
    amount: 6001,
    year: 2027,
    years: [2027, 2026],
    area: 'NEW YORK CITY, NY (NY219)',
  })
  expect(await bah('?zip=10473&grade=O-7&dependents=without')).toMatchObject({ amount: 5023 })
  expect((await bah('?zip=10473&grade=E-6&year=2026')).amount).toBe(5097)
  await load(2027, { ...files, with: ascii(7000) })
  expect((await bah('?zip=10473&grade=E-1')).amount).toBe(7000)
  expect((await app.get(url, { session: ruth })).body).toContain('Loaded by staff')
  expect((await app.send('POST', `${url}/2027/delete`, { session: ruth })).statusCode).toBe(200)
  expect((await app.send('POST', `${url}/2026/delete`, { session: ruth })).statusCode).toBe(404)
  expect((await bah('?zip=10473&grade=E-6')).year).toBe(2026)
})

test('the sheet of the workbook as CSV has the names itself', async () => {
  const csv = (first: number) =>
    `2027 BAH Rates\nMHA,MHA_NAME,${payGrades.join(',')}\nNY219,"NEW YORK CITY, NY",${amounts(first)
      .map((one) => `"$${one.toLocaleString('en-US')}"`)
      .join(',')}\n`
  const { names: _, ...rest } = files
  expect((await load(2028, { ...rest, with: csv(6000), without: csv(5000) })).statusCode).toBe(200)
  expect((await bah('?zip=10473&grade=E-1')).amount).toBe(6000)
  await app.send('POST', `${url}/2028/delete`, { session: ruth })
})

const grades = payGrades.map((grade) => grade.replace('-', '0'))
const sheet = (first: number, header: readonly string[] = grades) => [
  ['2027 BAH Rates'],
  ['MHA', 'MHA_NAME', ...header],
  ['NY219', 'NEW YORK CITY, NY', ...header.map((grade) => first + grades.indexOf(grade))],
]
const official = workbookOf({ With: sheet(6000), Without: sheet(5000) })

test('the official workbook has both kinds of rates, whatever the order of its columns', async () => {
  const { zips } = files
  expect((await load(2029, { with: official, zips })).statusCode).toBe(200)
  expect(await bah('?zip=10473&grade=O-1E')).toMatchObject({
    amount: 6014,
    year: 2029,
    area: 'NEW YORK CITY, NY (NY219)',
  })
  expect((await bah('?zip=10473&grade=O-1&dependents=without')).amount).toBe(5017)
  const sorted = workbookOf({ Without: sheet(4000, grades.toSorted()), With: sheet(3000, grades.toSorted()) })
  const cells = [
    ['ZIP', 'MHA'],
    [10473, 'NY219'],
    [501, 'NY219'],
  ]
  expect((await load(2029, { with: sorted, zips: workbookOf({ Sheet1: cells }) })).statusCode).toBe(200)
  expect((await bah('?zip=10473&grade=O-1E')).amount).toBe(3014)
  expect((await bah('?zip=00501&grade=W-5&dependents=without')).amount).toBe(4013)
  await app.send('POST', `${url}/2029/delete`, { session: ruth })
})

test('a workbook that lacks a sheet, is none, or is hostile, is refused in a sentence at its field', async () => {
  const { zips } = files
  const oneSheet = workbookOf({ Sheet1: sheet(6000) })
  const hostile = workbookOf({ With: sheet(6000) }, '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>')
  const cases: [Given, string, RegExp][] = [
    [{ with: files.with, zips }, 'without', /or the official workbook/],
    [{ with: oneSheet, zips }, 'with', /has no such sheet/],
    [{ with: hostile, zips }, 'with', /document type/],
    [{ with: Buffer.from('PK\u0003\u0004 damaged'), zips }, 'with', /damaged/],
    [{ ...files, without: Buffer.from('d0cf11e0a1b11ae1', 'hex') }, 'without', /\.xlsx/],
  ]
  for (const [given, field, sentence] of cases) {
    const answer = await load(2029, given)
    expect([answer.statusCode, answer.json().errors[field]]).toEqual([422, expect.stringMatching(sentence)])
  }
  const separate = { with: oneSheet, without: workbookOf({ Sheet1: sheet(5000) }), zips }
  expect((await load(2029, separate)).statusCode).toBe(200)
  await app.send('POST', `${url}/2029/delete`, { session: ruth })
})

test('a wrong file is refused at its field, whole, and nothing is loaded', async () => {
  const { names: _, ...unnamed } = files
  const cases: [number, Partial<typeof files>, string][] = [
    [2027, { ...files, with: 'hello' }, 'with'],
    [2027, { ...files, without: 'NY219,1,2,3\n' }, 'without'],
    [2027, { ...files, without: ascii(5000).replace('NY219', 'VA298') }, 'names'],
    [2027, { ...files, zips: '10473 VA298\n' }, 'zips'],
    [2027, unnamed, 'names'],
    [2026, files, 'year'],
    [12, files, 'year'],
  ]
  for (const [year, given, field] of cases) {
    const answer = await load(year, given)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
  }
  expect((await bah('?zip=10473&grade=E-6')).years).toEqual([2026])
})

test('a year that staff loaded stays when the catalog is loaded again', async () => {
  await load(2027, files)
  await app.pool.query("update catalog_version set hash = 'older'")
  await loadCatalog(app.pool)
  expect((await bah('?zip=10473&grade=E-1')).years).toEqual([2027, 2026])
})
