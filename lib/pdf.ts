import { PDF, rgb } from '@libpdf/core'
import { encode } from 'uqr'
import { loadFonts } from './pdf/fonts.ts'
import { type Pen, penOn } from './pdf/pen.ts'

export type PdfBlock =
  | { heading: string }
  | { text: string; small?: boolean }
  /** label and value, the value at the right edge; `total` below a line, bold */
  | { lines: { label: string; value: string; total?: boolean }[] }
  /** a QR code of `points` points, with a caption below */
  | { qr: string; points: number; caption?: string }

export type PdfDocument = {
  title: string
  /** above the title: who it is from */
  from: string
  /** such as '#1b4d8a', a bar at the top */
  brand?: string
  blocks: readonly PdfBlock[]
  /** small print at the foot of the first page */
  foot?: string
}

/**
 * A document of text, lines and QR codes as PDF: receipts, statements, tickets, certificates. Letters that the fonts lack
 * (Latin, Greek and Cyrillic are there) become question marks.
 */
export async function pdfOf({ title, from, brand = '#1f2933', blocks, foot }: PdfDocument): Promise<Buffer> {
  const pdf = PDF.create()
  pdf.setTitle(title)
  const pen = penOn(pdf, await loadFonts(pdf))
  pen.bar(colorOf(brand))
  pen.write(from, { size: 11, muted: true })
  pen.write(title, { size: 22, bold: true, after: 14 })
  for (const block of blocks) draw(pen, block)
  if (foot) pen.foot(foot)
  return Buffer.from(await pdf.save())
}

function draw(pen: Pen, block: PdfBlock) {
  if ('heading' in block) pen.write(block.heading, { size: 14, bold: true, before: 10, after: 4 })
  else if ('text' in block)
    for (const line of block.text.split('\n'))
      pen.write(line, { size: block.small ? 9 : 11, after: 4, muted: block.small })
  else if ('qr' in block) {
    const { data, size } = encode(block.qr, { border: 0 })
    pen.squares(data, block.points / size)
    if (block.caption) pen.write(block.caption, { size: 9, muted: true, before: 6 })
  } else for (const line of block.lines) pen.line(line)
}

function colorOf(hex: string) {
  const [, r = '1f', g = '29', b = '33'] = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(hex) ?? []
  const part = (two: string) => Number.parseInt(two, 16) / 255
  return rgb(part(r), part(g), part(b))
}
