// Workbooks as Excel, LibreOffice and programs write them, and those that are made to hurt.
import { expect, test } from 'vitest'
import { workbookOf } from '#test/workbook.ts'
import { zipOf } from '#test/zip.ts'
import { isWorkbook, sheetsOf, WorkbookRefused } from './workbook.ts'

const rels = '<Relationships><Relationship Id="a" Target="/xl/one.xml"/></Relationships>'
const book = '<x:workbook xmlns:x="m"><x:sheets><x:sheet name="One" r:id="a"/></x:sheets></x:workbook>'
const withSheet = (sheet: string, more: { name: string; content: Buffer; claimedSize?: number }[] = []) =>
  zipOf([
    { name: 'xl/workbook.xml', content: Buffer.from(book) },
    { name: 'xl/_rels/workbook.xml.rels', content: Buffer.from(rels) },
    { name: 'xl/one.xml', content: Buffer.from(sheet) },
    ...more,
  ])

test('cells are where they say, empty ones between them included', async () => {
  const sheets = await sheetsOf(
    workbookOf({
      'R&D': [
        ['Name', null, 'Pay'],
        ['Älex <1>', 2.5, null, -3],
      ],
      B: [],
    }),
  )
  expect(sheets).toEqual([
    {
      name: 'R&D',
      rows: [
        ['Name', '', 'Pay'],
        ['Älex <1>', '2.5', '', '-3'],
      ],
    },
    { name: 'B', rows: [] },
  ])
})

test('texts in cells, in pieces, with phonetic readings, cells without places, and formulas', async () => {
  const row =
    '<row><c t="inlineStr"><is><r><t>Ma</t></r><r><t>ria</t></r><rPh><t>no</t></rPh></is></c><c t="str"><f>A1</f><v>sum</v></c><c r="AB1"><v>9</v></c><c><v>10</v></c></row>'
  const [sheet] = await sheetsOf(withSheet(`<worksheet><sheetData>${row}</sheetData></worksheet>`))
  expect(sheet!.rows[0]!.filter(Boolean)).toEqual(['Maria', 'sum', '9', '10'])
  expect(sheet!.rows[0]!.indexOf('9')).toBe(27)
})

const entities = '<!DOCTYPE s [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet>&a;</worksheet>'
const bomb = { name: 'xl/sharedStrings.xml', content: Buffer.alloc(70 * 1024 * 1024) }

test.each([
  ['entities', withSheet(entities), /document type/],
  ['an undeclared entity', withSheet('<worksheet>&a;</worksheet>'), /damaged/],
  ['no end', withSheet('<worksheet><sheetData>'), /damaged/],
  ['nesting without end', withSheet('<a>'.repeat(100_000)), /damaged/],
  ['a bomb', withSheet('<worksheet/>', [bomb]), /too large/],
  ['a bomb that claims to be small', withSheet('<worksheet/>', [{ ...bomb, claimedSize: 10 }]), /damaged/],
  ['too many rows', withSheet(`<worksheet>${'<row/>'.repeat(60_001)}</worksheet>`), /60,000 rows/],
  ['a cell far to the right', withSheet('<worksheet><row><c r="XFD1"><v>1</v></c></row></worksheet>'), null],
  ['another ZIP', zipOf([{ name: 'a.txt', content: Buffer.from('a') }]), /no Excel workbook/],
  ['a file of before 2007', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /Save it as \.xlsx/],
])('%s', async (_, bytes, sentence) => {
  expect(isWorkbook(bytes)).toBe(true)
  const read = sheetsOf(bytes)
  if (!sentence) return expect(await read).toEqual([{ name: 'One', rows: [[]] }])
  const error = await read.then(
    () => null,
    (thrown) => thrown,
  )
  expect(error).toBeInstanceOf(WorkbookRefused)
  expect(error.message).toMatch(sentence)
})

test('text is no workbook', () => {
  expect(isWorkbook(Buffer.from('MHA,MHA_NAME\n'))).toBe(false)
})
