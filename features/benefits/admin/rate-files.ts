import { parse } from 'csv-parse/sync'
import { Invalid } from '#lib/problem.ts'
import { isWorkbook, type Sheet, sheetsOf, WorkbookRefused } from '#lib/workbook.ts'
import { benefitMessages as messages } from '../messages.ts'
import { payGrades } from '../model/grades.ts'
import type { RatesForm } from '../schema.ts'

/** A housing area, such as NY219. */
const areaPattern = /^[A-Z]{2}\d{3}$/

export type RateRow = { mha: string; name: string; withDependents: boolean; amounts: number[] }
export type ZipRow = { zip: string; mha: string }

/**
 * Reads the files as the Defense Travel Management Office publishes them: its workbook (a sheet 'With' and a sheet 'Without'), the
 * ASCII files, or a sheet saved as CSV. Each has a line for an area, perhaps its name, then dollars by pay grade.
 * @throws Invalid at the file that is not what it should be
 */
export async function readRates(
  form: Omit<RatesForm, 'year'>,
): Promise<{ rates: RateRow[]; zips: ZipRow[] }> {
  const names = form.names ? await namesOf(form.names.bytes) : new Map<string, string>()
  if (!form.without && !isWorkbook(form.with.bytes)) throw new Invalid({ without: messages.noWithout })
  const hasBoth = !form.without
  const withDependents = ratesOf(await rateLines(form.with.bytes, 'with', hasBoth), 'with', names)
  const other = form.without ?? form.with
  const without = ratesOf(await rateLines(other.bytes, 'without', hasBoth), 'without', names)
  const areas = new Set(withDependents.map(({ mha }) => mha))
  if (areas.size !== without.length || without.some(({ mha }) => !areas.has(mha)))
    throw new Invalid({ without: messages.unequal })
  const zips = await zipsOf(form.zips.bytes)
  if (zips.filter(({ mha }) => areas.has(mha)).length * 2 < zips.length)
    throw new Invalid({ zips: messages.strayZips })
  return { rates: [...withDependents, ...without], zips }
}

function ratesOf(lines: string[][], field: 'with' | 'without', names: Map<string, string>): RateRow[] {
  const rows = new Map<string, RateRow>()
  let columns: Columns | null = null
  for (const cells of lines) {
    columns = columnsOf(cells) ?? columns
    const [mha = ''] = cells
    if (!areaPattern.test(mha)) continue
    const { name, amounts } = rateOf(cells, columns)
    if (amounts.length < payGrades.length || !amounts.every((amount) => amount > 0 && amount < 100_000))
      throw new Invalid({ [field]: messages.rates })
    const known = name ?? names.get(mha)
    if (!known) throw new Invalid({ names: messages.noNames })
    rows.set(mha, { mha, name: known.slice(0, 100), withDependents: field === 'with', amounts })
  }
  if (rows.size === 0) throw new Invalid({ [field]: messages.rates })
  return [...rows.values()]
}

/** Where the amount of each pay grade is, in the order of `payGrades`. */
type Columns = number[]

/** Of a line of headers such as MHA, MHA_NAME, E01, W01, O01E: the columns of the grades; null: it is another line. */
function columnsOf(cells: string[]): Columns | null {
  const grades = cells.map((cell) =>
    cell
      .trim()
      .toUpperCase()
      .replace(/^([EWO])-?0?(?=\d)/, '$1-'),
  )
  const columns = payGrades.map((grade) => grades.indexOf(grade))
  return columns.every((at) => at > 0) ? columns : null
}

/** An area's name, where its line has one, and dollars by pay grade. Without a line of headers they are in the official order. */
function rateOf(cells: string[], columns: Columns | null): { name: string | null; amounts: number[] } {
  const isNamed = Number.isNaN(dollars(cells[1] ?? ''))
  const first = isNamed ? 2 : 1
  const amounts = columns
    ? columns.map((at) => dollars(cells[at] ?? ''))
    : cells.slice(first, first + payGrades.length).map(dollars)
  return { name: isNamed ? (cells[1]?.trim() ?? '') || null : null, amounts }
}

/** '$2,646.00' is 2646. */
const dollars = (cell: string) => (cell.trim() ? Math.round(Number(cell.replace(/[$,\s]/g, ''))) : Number.NaN)

async function namesOf(bytes: Uint8Array): Promise<Map<string, string>> {
  return new Map(
    (await textLines(bytes, 'names')).flatMap((line) => {
      const [, mha, name] = /^\s*"?([A-Z]{2}\d{3})"?[\s,;|]+"?(.*?)"?\s*$/.exec(line) ?? []
      return mha && name ? [[mha, name.slice(0, 100)] as const] : []
    }),
  )
}

async function zipsOf(bytes: Uint8Array): Promise<ZipRow[]> {
  const zips = new Map<string, string>()
  for (const line of await textLines(bytes, 'zips')) {
    const [, zip, mha] = /^\s*"?(\d{5})"?[\s,;|]+"?([A-Z]{2}\d{3})\b/.exec(line) ?? []
    if (zip && mha) zips.set(zip, mha)
  }
  if (zips.size === 0) throw new Invalid({ zips: messages.zips })
  return [...zips].map(([zip, mha]) => ({ zip, mha }))
}

/** The lines of a text, or those of a workbook's first sheet as text; Excel takes the zeros off a ZIP that begins with them. */
async function textLines(bytes: Uint8Array, field: string): Promise<string[]> {
  if (!isWorkbook(bytes)) return textOf(bytes).split(/\r?\n/)
  const [first] = await workbook(bytes, field)
  return first!.rows.map(([key = '', ...rest]) =>
    [/^\d{3,4}$/.test(key) ? key.padStart(5, '0') : key, ...rest].join(' '),
  )
}

/** The lines of rates in a file; of a workbook, those of the sheet for people with or without dependents, which `hasBoth` must name. */
async function rateLines(
  bytes: Uint8Array,
  field: 'with' | 'without',
  hasBoth: boolean,
): Promise<string[][]> {
  if (!isWorkbook(bytes)) return csvLines(bytes, field)
  const sheets = await workbook(bytes, field)
  const rates = sheets.filter(({ rows }) => rows.some(([mha = '']) => areaPattern.test(mha)))
  const named = rates.find(({ name }) => isSheetOf(field, name))
  const sheet = named ?? (rates.length === 1 && !hasBoth ? rates[0] : null)
  if (!sheet) throw new Invalid({ [hasBoth ? 'with' : field]: messages.sheets })
  return sheet.rows
}

/** 'Without', 'WO DEP', '2027 With dependents' */
function isSheetOf(field: 'with' | 'without', name: string): boolean {
  const isWithout = /without|\bw\/?o\b/i.test(name)
  return field === 'without' ? isWithout : !isWithout && /with|\bw\b/i.test(name)
}

async function workbook(bytes: Uint8Array, field: string): Promise<Sheet[]> {
  try {
    return await sheetsOf(bytes)
  } catch (error) {
    if (error instanceof WorkbookRefused) throw new Invalid({ [field]: error.message })
    throw error
  }
}

function csvLines(bytes: Uint8Array, field: string): string[][] {
  try {
    return parse(textOf(bytes), {
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: 5_000,
    })
  } catch {
    throw new Invalid({ [field]: messages.rates })
  }
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
