import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { openZip, type Zip } from './files/zip.ts'

/** A cell is as it is written in the file: numbers in digits, dates as Excel counts them. */
export type Sheet = { name: string; rows: string[][] }

/** It is no workbook that we read; the message is a sentence for the person who chose the file. */
export class WorkbookRefused extends Error {}

const most = { entries: 500, unpacked: 64 * 1024 * 1024, part: 24 * 1024 * 1024, sheets: 20, rows: 60_000 }
/** Columns A to ZZ. */
const mostColumns = 702

const zipped = Buffer.from('PK\u0003\u0004', 'latin1')
/** Excel's files of before 2007, and any with a password, have this signature. */
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

const begins = (bytes: Uint8Array, signature: Buffer) =>
  signature.equals(bytes.subarray(0, signature.length) as Buffer)

/** Whether a file is a workbook and no text, by its first bytes. */
export const isWorkbook = (bytes: Uint8Array): boolean => begins(bytes, zipped) || begins(bytes, compound)

/**
 * The sheets of an .xlsx file (ECMA-376), in order, within bounds; formulas have the value they had when the file was saved.
 * @throws WorkbookRefused
 */
export async function sheetsOf(bytes: Uint8Array): Promise<Sheet[]> {
  if (begins(bytes, compound))
    throw new WorkbookRefused('This is an older Excel file, or it has a password. Save it as .xlsx.')
  const zip = await openZip(Buffer.from(bytes), most).catch(() => {
    throw new WorkbookRefused('This Excel file is damaged, or too large when it is unpacked.')
  })
  const shared = await sharedTexts(zip)
  const sheets: Sheet[] = []
  for (const { name, path } of await sheetPaths(zip))
    sheets.push({ name, rows: rowsOf(await partOf(zip, path), shared) })
  return sheets
}

const partOf = (zip: Zip, path: string) =>
  zip.read(path.toLowerCase(), most.part).catch(() => {
    throw new WorkbookRefused('This is no Excel workbook, or it is damaged. Choose an .xlsx file.')
  })

/** The name of each sheet and where in the archive it is. */
async function sheetPaths(zip: Zip): Promise<{ name: string; path: string }[]> {
  const targets = new Map<string, string>()
  readXml(await partOf(zip, 'xl/_rels/workbook.xml.rels'), {
    open: ({ name, attributes }) => {
      if (name === 'Relationship') targets.set(attributes.Id ?? '', attributes.Target ?? '')
    },
  })
  const sheets: { name: string; path: string }[] = []
  readXml(await partOf(zip, 'xl/workbook.xml'), {
    open: ({ name, attributes }) => {
      const target = name === 'sheet' && targets.get(attributes.id ?? '')
      if (target) sheets.push({ name: attributes.name ?? '', path: inArchive(target) })
    },
  })
  if (!sheets.length) throw new WorkbookRefused('This Excel workbook has no sheet.')
  return sheets.slice(0, most.sheets)
}

/** Targets are relative to `xl`, or absolute in the archive. */
const inArchive = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)

/** Texts are kept once and cells name them by number; phonetic readings are no part of them. */
async function sharedTexts(zip: Zip): Promise<string[]> {
  if (!zip.names.includes('xl/sharedstrings.xml')) return []
  const texts: string[] = []
  let text = ''
  readXml(await partOf(zip, 'xl/sharedStrings.xml'), {
    text: (piece, within) => {
      if (within.at(-1) === 't' && !within.includes('rPh')) text += piece
    },
    close: (name) => {
      if (name !== 'si') return
      texts.push(text)
      text = ''
    },
  })
  return texts
}

function rowsOf(part: Buffer, shared: readonly string[]): string[][] {
  const rows: string[][] = []
  let cell = { column: 0, type: '', text: '' }
  readXml(part, {
    open: ({ name, attributes }) => {
      if (name === 'row' && rows.push([]) > most.rows)
        throw new WorkbookRefused(`A sheet can have ${most.rows.toLocaleString('en-US')} rows at most.`)
      if (name === 'c')
        cell = {
          column: columnOf(attributes.r) ?? rows.at(-1)?.length ?? 0,
          type: attributes.t ?? '',
          text: '',
        }
    },
    text: (piece, within) => {
      const inside = within.at(-1)
      if (inside === 'v' || (inside === 't' && within.includes('is') && !within.includes('rPh')))
        cell.text += piece
    },
    close: (name) => {
      const row = rows.at(-1)
      if (name !== 'c' || !row || cell.column >= mostColumns) return
      while (row.length < cell.column) row.push('')
      row[cell.column] = cell.type === 's' ? (shared[Number(cell.text)] ?? '') : cell.text
    },
  })
  return rows
}

/** 'A1' is 0, 'AB7' is 27; a cell without its place comes after the one before. */
function columnOf(place: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(place ?? '')?.[0]
  if (!letters) return null
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

type Reading = {
  open?: (tag: SaxesTagPlain) => void
  /** @param within the names of the elements around it, outermost first */
  text?: (piece: string, within: readonly string[]) => void
  close?: (name: string) => void
}

/** Names are without prefixes, and a document type is refused: it is what could declare entities. */
function readXml(part: Buffer, { open, text, close }: Reading): void {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false })
  const within: string[] = []
  parser.on('doctype', () => {
    throw new WorkbookRefused('This Excel file has a document type, which workbooks have not.')
  })
  parser.on('error', () => {
    throw new WorkbookRefused('This Excel file is damaged.')
  })
  parser.on('opentag', ({ name, attributes, ...rest }) => {
    within.push(bare(name))
    if (within.length > 40) throw new WorkbookRefused('This Excel file is damaged.')
    const plain = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [bare(key), value]))
    open?.({ ...rest, name: bare(name), attributes: plain })
  })
  parser.on('text', (piece) => text?.(piece, within))
  parser.on('cdata', (piece) => text?.(piece, within))
  parser.on('closetag', () => close?.(within.pop()!))
  parser.write(part.toString('utf8')).close()
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1)
