import { parse } from 'csv-parse/sync'
import { Invalid } from '#lib/problem.ts'
import { benefitMessages as messages } from '../messages.ts'
import { payGrades } from '../model/grades.ts'
import type { RatesForm } from '../schema.ts'

/** A housing area, such as NY219. */
const areaPattern = /^[A-Z]{2}\d{3}$/

export type RateRow = { mha: string; name: string; withDependents: boolean; amounts: number[] }
export type ZipRow = { zip: string; mha: string }

/**
 * Reads the files as the Defense Travel Management Office publishes them (ASCII), or its workbook saved as CSV: a line for an
 * area, perhaps its name, then dollars by pay grade.
 * @throws Invalid at the file that is not what it should be
 */
export function readRates(form: Omit<RatesForm, 'year'>): { rates: RateRow[]; zips: ZipRow[] } {
  const names = form.names ? namesOf(form.names.bytes) : new Map<string, string>()
  const read = (field: 'with' | 'without') => ratesOf(form[field].bytes, field, names)
  const withDependents = read('with')
  const without = read('without')
  const areas = new Set(withDependents.map(({ mha }) => mha))
  if (areas.size !== without.length || without.some(({ mha }) => !areas.has(mha)))
    throw new Invalid({ without: messages.unequal })
  const zips = zipsOf(form.zips.bytes)
  if (zips.filter(({ mha }) => areas.has(mha)).length * 2 < zips.length)
    throw new Invalid({ zips: messages.strayZips })
  return { rates: [...withDependents, ...without], zips }
}

function ratesOf(bytes: Uint8Array, field: 'with' | 'without', names: Map<string, string>): RateRow[] {
  const rows = new Map<string, RateRow>()
  for (const [mha = '', ...cells] of linesOf(bytes, field)) {
    if (!areaPattern.test(mha)) continue
    const isNamed = Number.isNaN(dollars(cells[0] ?? ''))
    const amounts = cells.slice(isNamed ? 1 : 0, (isNamed ? 1 : 0) + payGrades.length).map(dollars)
    if (amounts.length < payGrades.length || !amounts.every((amount) => amount > 0 && amount < 100_000))
      throw new Invalid({ [field]: messages.rates })
    const name = isNamed ? cells[0]! : names.get(mha)
    if (!name) throw new Invalid({ names: messages.noNames })
    rows.set(mha, { mha, name, withDependents: field === 'with', amounts })
  }
  if (rows.size === 0) throw new Invalid({ [field]: messages.rates })
  return [...rows.values()]
}

/** '$2,646.00' is 2646. */
const dollars = (cell: string) => (cell.trim() ? Math.round(Number(cell.replace(/[$,\s]/g, ''))) : Number.NaN)

const namesOf = (bytes: Uint8Array) =>
  new Map(
    textOf(bytes)
      .split(/\r?\n/)
      .flatMap((line) => {
        const [, mha, name] = /^\s*"?([A-Z]{2}\d{3})"?[\s,;|]+"?(.*?)"?\s*$/.exec(line) ?? []
        return mha && name ? [[mha, name.slice(0, 100)] as const] : []
      }),
  )

function zipsOf(bytes: Uint8Array): ZipRow[] {
  const zips = new Map<string, string>()
  for (const line of textOf(bytes).split(/\r?\n/)) {
    const [, zip, mha] = /^\s*"?(\d{5})"?[\s,;|]+"?([A-Z]{2}\d{3})\b/.exec(line) ?? []
    if (zip && mha) zips.set(zip, mha)
  }
  if (zips.size === 0) throw new Invalid({ zips: messages.zips })
  return [...zips].map(([zip, mha]) => ({ zip, mha }))
}

function linesOf(bytes: Uint8Array, field: string): string[][] {
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
