import { buffer, text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { csvOf } from '#lib/csv.ts'

type Row = { name: string | null; score?: number; at?: Date; is?: boolean }
const columns = [
  { header: 'Name', cell: (row: Row) => row.name },
  { header: 'Score', cell: (row: Row) => row.score },
  { header: 'At', cell: (row: Row) => row.at },
  { header: 'Is', cell: (row: Row) => row.is },
]
const written = async (rows: Row[]) => (await buffer(csvOf(columns, rows))).toString()

test('every kind of value is written plainly, times as spreadsheets know them', async () => {
  const row = { name: 'Grace Okafor', score: -7, at: new Date('2026-11-21T12:00:00Z'), is: true }
  expect(await written([row, { name: null }])).toBe(
    '\ufeffName,Score,At,Is\r\nGrace Okafor,-7,2026-11-21 12:00:00,yes\r\n,,,\r\n',
  )
})

test.each(['=', '+', '-', '@', '\t=', '\r=', '\n=', '  =', '\n @', '\uff1d'])(
  'a text that begins with %j is no formula',
  async (start) => {
    const name = `${start}cmd|' /C calc'!A0`
    const [, [cell] = []] = parse(await written([{ name }]), { bom: true })
    expect(cell).toBe(`'${name}`)
  },
)

test.each(['a,b', 'say "yes"', 'two\nlines', 'two\r\nlines', 'a\rb', 'José Ñ', ''])(
  '%j comes back as it was',
  async (name) => {
    const [, [cell] = []] = parse(await written([{ name }]), { bom: true })
    expect(cell).toBe(name)
  },
)

test('rows are read as they are sent', async () => {
  let read = 0
  async function* many() {
    for (; read < 100_000; read++) yield { name: `Person ${read}` }
  }
  const out = csvOf(columns, many())
  for await (const _ of out) break
  expect(read).toBeLessThan(5_000)
})

test('a failure while reading ends the file with an error, not with an end', async () => {
  async function* broken() {
    yield { name: 'Grace' }
    throw new Error('the database went away')
  }
  await expect(text(csvOf(columns, broken()))).rejects.toThrow('the database went away')
})
