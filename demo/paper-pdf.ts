import { PDF } from '@libpdf/core'
import type { Paper } from './papers.ts'

const left = 72
const notice = 'Made for a demonstration. Not a document of any authority; the person does not exist.'

/** The paper as a PDF of one page. */
export async function drawn({ title, lines }: Pick<Paper, 'title' | 'lines'>): Promise<Uint8Array> {
  const pdf = PDF.create()
  const page = pdf.addPage({ size: 'letter' })
  page.drawText(title, { x: left, y: 700, size: 20 })
  for (const [at, line] of lines.entries()) page.drawText(line, { x: left, y: 660 - at * 24, size: 12 })
  page.drawText(notice, { x: left, y: 72, size: 9 })
  return pdf.save()
}
