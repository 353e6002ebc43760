import { deflateSync } from 'node:zlib'
import { PDF, type ProtectionOptions } from '@libpdf/core'

/** A stream of a PDF that a test writes by hand. */
export const stream = (dict: string, bytes: Buffer | string) => ({ dict, bytes: Buffer.from(bytes) })

type Thing = string | ReturnType<typeof stream>

/**
 * A PDF of one page, written by hand: object 1 is the catalog, 2 the pages, 3 the page.
 * @param catalog what else the catalog contains, such as `/OpenAction 5 0 R`
 * @param page what else the page contains
 * @param more further objects, from number 5 on
 */
export function pdfOf(parts: Parts = {}): Buffer {
  return written(objectsOf(parts))
}

type Parts = { catalog?: string; page?: string; more?: Thing[] }

export const objectsOf = ({ catalog = '', page = '', more = [] }: Parts = {}): Thing[] => [
  `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R ${page} >>`,
  stream('', 'BT /F1 24 Tf 72 720 Td (Maria Ortiz, Sergeant) Tj ET'),
  ...more,
]

/** An object within an object stream. */
export type Packed = { number: number; within: number; index: number }

/** Objects from number 1 on, with their table. */
export function written(objects: Thing[], trailer = '', packed: Packed[] = []): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const offsets: number[] = []
  let length = parts[0]!.length
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  for (const [at, object] of objects.entries()) {
    offsets.push(length)
    add(Buffer.from(`${at + 1} 0 obj\n`))
    if (typeof object === 'string') add(Buffer.from(object))
    else {
      add(Buffer.from(`<< ${object.dict} /Length ${object.bytes.length} >>\nstream\n`))
      add(object.bytes)
      add(Buffer.from('\nendstream'))
    }
    add(Buffer.from('\nendobj\n'))
  }
  const from = length
  add(packed.length ? tableStream(offsets, from, trailer, packed) : table(offsets, trailer))
  add(Buffer.from(`startxref\n${from}\n%%EOF\n`))
  return Buffer.concat(parts)
}

function table(offsets: number[], trailer: string) {
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = offsets.length + 1
  const dict = `<< /Size ${size} /Root 1 0 R ${trailer} >>`
  return Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n${dict}\n`)
}

/** The table as newer programs write it, which knows where packed objects are. */
function tableStream(offsets: number[], own: number, trailer: string, packed: Packed[]) {
  const number = Math.max(...packed.map((one) => one.number)) + 1
  const rows = Buffer.alloc(7 * (number + 1))
  const row = (at: number, kind: number, where: number, index: number) => {
    rows.writeUInt8(kind, at * 7)
    rows.writeUInt32BE(where, at * 7 + 1)
    rows.writeUInt16BE(index, at * 7 + 5)
  }
  for (const [at, offset] of offsets.entries()) row(at + 1, 1, offset, 0)
  for (const one of packed) row(one.number, 2, one.within, one.index)
  row(number, 1, own, 0)
  const dict = `<< /Type /XRef /Size ${number + 1} /W [1 4 2] /Root 1 0 R ${trailer} /Length ${rows.length} >>`
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n${dict}\nstream\n`),
    rows,
    Buffer.from('\nendstream\nendobj\n'),
  ])
}

/** Objects packed into one stream, as newer programs write them: `[number, source]`. */
export function objectStream(objects: [number, string][], more = ''): Thing {
  let offset = 0
  const table = objects.map(([number, source]) => {
    const row = `${number} ${offset}`
    offset += source.length + 1
    return row
  })
  const head = `${table.join(' ')} `
  const body = deflateSync(Buffer.from(head + objects.map(([, source]) => source).join(' ')))
  return stream(`/Type /ObjStm /N ${objects.length} /First ${head.length} /Filter /FlateDecode ${more}`, body)
}

/** A PDF as a program writes it today, protected if wanted. */
export async function protectedPdf(protection?: ProtectionOptions): Promise<Buffer> {
  const pdf = PDF.create()
  pdf.addPage({ size: 'letter' })
  if (protection) pdf.setProtection(protection)
  return Buffer.from(await pdf.save({ useXRefStream: true }))
}
