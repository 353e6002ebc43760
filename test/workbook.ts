import { zipOf } from './zip.ts'

type Cell = string | number | null

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** For tests: an .xlsx workbook as Excel writes it, with texts kept apart. `prolog`: put before each part. */
export function workbookOf(sheets: Record<string, Cell[][]>, prolog = ''): Buffer {
  const texts: string[] = []
  const head = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${prolog}`
  const parts = Object.entries(sheets).map(([name, rows], at) => ({
    name: `xl/worksheets/sheet${at + 1}.xml`,
    title: name,
    text: `${head}<worksheet><sheetData>${rows.map((cells, row) => rowOf(cells, row + 1, texts)).join('')}</sheetData></worksheet>`,
  }))
  const list = parts.map(
    ({ title }, at) => `<sheet name="${escaped(title)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  const links = parts.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  const shared = texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')
  return zipOf(
    [
      { name: '[Content_Types].xml', text: `${head}<Types/>` },
      {
        name: 'xl/workbook.xml',
        text: `${head}<workbook xmlns:r="r"><sheets>${list.join('')}</sheets></workbook>`,
      },
      { name: 'xl/_rels/workbook.xml.rels', text: `${head}<Relationships>${links.join('')}</Relationships>` },
      { name: 'xl/sharedStrings.xml', text: `${head}<sst>${shared}</sst>` },
      ...parts,
    ].map(({ name, text }) => ({ name, content: Buffer.from(text) })),
  )
}

const letters = (at: number): string =>
  (at < 26 ? '' : letters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))

/** Cells that are null are left out, as Excel does. */
function rowOf(cells: Cell[], row: number, texts: string[]): string {
  const written = cells.map((cell, at) => {
    if (cell === null) return ''
    const place = `${letters(at)}${row}`
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
    return `<c r="${place}" t="s"><v>${texts.push(cell) - 1}</v></c>`
  })
  return `<row r="${row}">${written.join('')}</row>`
}
