/** How a feed writes 03/04/2026. */
export type DateOrder = 'day first' | 'month first'

// biome-ignore format: a table
const zones: Record<string, number> = {
  UT: 0, UTC: 0, GMT: 0, Z: 0, EST: -5, EDT: -4, CST: -6, CDT: -5, MST: -7, MDT: -6, PST: -8, PDT: -7,
  AKST: -9, AKDT: -8, HST: -10, CET: 1, CEST: 2, BST: 1,
}

const months = new Map<string, number>()
const monthNames = `jan january janv janvier, feb february fevr fevrier, mar march mars, apr april avr avril, may mai,
  jun june juin, jul july juil juillet, aug august aout, sep sept september septembre, oct october octobre,
  nov november novembre, dec december decembre`
for (const [index, names] of monthNames.split(',').entries())
  for (const name of names.trim().split(' ')) months.set(name, index + 1)

const time = String.raw`(?:[T\s,]+(?:at\s+)?(\d{1,2})[:h](\d{2})(?::(\d{2}))?(?:[.,]\d+)?\s*([aApP]\.?[mM]\.?)?)?`
const zone = String.raw`\s*(Z|[A-Za-z]{2,4}|[+-]\d{2}:?\d{2})?`
const forms = {
  iso: new RegExp(`^(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})${time}${zone}$`),
  packed: /^(\d{4})(\d{2})(\d{2})$/,
  slashed: new RegExp(`^(\\d{1,2})[-/.](\\d{1,2})[-/.](\\d{4}|\\d{2})${time}${zone}$`),
  dayName: new RegExp(
    `^(?:\\p{L}+\\.?,?\\s+)?(\\d{1,2})(?:er|st|nd|rd|th)?[\\s-]+(\\p{L}+)\\.?,?[\\s-]+(\\d{4})${time}${zone}$`,
    'u',
  ),
  nameDay: new RegExp(
    `^(?:\\p{L}+,\\s+)?(\\p{L}+)\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})${time}${zone}$`,
    'u',
  ),
  epoch: /^\d{9,13}$/,
}

/**
 * A date as feeds write it: ISO 8601, RFC 822, SQL, 03/04/2026 in either order, 20260304, 4 March 2026, seconds or milliseconds.
 * Without a zone it is UTC.
 * @returns null when it is not a date between 1990 and 2100
 */
export function readDate(text: string, order: DateOrder = 'month first'): Date | null {
  const date = parse(text.trim(), order)
  if (!date || Number.isNaN(date.getTime())) return null
  const year = date.getUTCFullYear()
  return year >= 1990 && year < 2100 ? date : null
}

function parse(text: string, order: DateOrder): Date | null {
  const packed = forms.packed.exec(text)
  if (packed) return build(packed[1]!, packed[2]!, packed[3]!, [])
  if (forms.epoch.test(text)) return new Date(text.length > 11 ? Number(text) : Number(text) * 1000)
  const iso = forms.iso.exec(text)
  if (iso) return build(iso[1]!, iso[2]!, iso[3]!, iso.slice(4))
  const slashed = forms.slashed.exec(text)
  if (slashed) return fromSlashed(slashed, order)
  const dayName = forms.dayName.exec(text)
  if (dayName) return build(dayName[3]!, monthOf(dayName[2]!), dayName[1]!, dayName.slice(4))
  const nameDay = forms.nameDay.exec(text)
  if (nameDay) return build(nameDay[3]!, monthOf(nameDay[1]!), nameDay[2]!, nameDay.slice(4))
  return null
}

function fromSlashed([, first, second, year, ...rest]: RegExpExecArray, order: DateOrder) {
  const dayFirst = Number(first) > 12 || (order === 'day first' && Number(second) <= 12)
  const full = year!.length === 2 ? `20${year}` : year!
  return dayFirst ? build(full, second!, first!, rest) : build(full, first!, second!, rest)
}

function build(
  year: string,
  month: string,
  day: string,
  [hour = '0', minute = '0', second = '0', half, zoneName]: (string | undefined)[],
) {
  const [y, m, d] = [Number(year), Number(month), Number(day)]
  let h = Number(hour)
  if (m < 1 || m > 12 || d < 1 || d > 31 || h > 24 || Number(minute) > 59) return null
  if (half) h = (h % 12) + (/^p/i.test(half) ? 12 : 0)
  const offset = offsetMinutes(zoneName)
  if (offset === null) return null
  const date = new Date(Date.UTC(y, m - 1, d, h, Number(minute), Number(second)) - offset * 60_000)
  const civil = new Date(Date.UTC(y, m - 1, d))
  return civil.getUTCDate() === d ? date : null
}

function offsetMinutes(name: string | undefined): number | null {
  if (!name) return 0
  const hours = zones[name.toUpperCase()]
  if (hours !== undefined) return hours * 60
  const sign = /^([+-])(\d{2}):?(\d{2})$/.exec(name)
  return sign ? (sign[1] === '-' ? -1 : 1) * (Number(sign[2]) * 60 + Number(sign[3])) : null
}

const monthOf = (name: string) =>
  String(months.get(name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')) ?? Number.NaN)

/** A last day counts until its end, wherever in the United States the seeker is (Hawaii: UTC-10). */
export function endOfDay(date: Date, text: string): Date {
  const hasTime = /\d[:h]\d{2}|^\d{9,}$/.test(text.trim()) && !/[T ]00:00(:00(\.0+)?)?Z?$/.test(text.trim())
  return hasTime ? date : new Date(date.getTime() + 34 * 3600_000 - 1000)
}

/**
 * Which order the dates of a feed are in, by those that can be read in one order only.
 * @returns null when no value decides it
 */
export function orderOf(texts: Iterable<string>): DateOrder | null {
  let dayFirst = 0
  let monthFirst = 0
  for (const text of texts) {
    const slashed = forms.slashed.exec(text.trim())
    if (!slashed) continue
    if (Number(slashed[1]) > 12) dayFirst++
    else if (Number(slashed[2]) > 12) monthFirst++
  }
  if (dayFirst === monthFirst) return null
  return dayFirst > monthFirst ? 'day first' : 'month first'
}

/** Does this look like a date at all? Used to recognize unknown fields. */
export const looksLikeDate = (text: string) => !forms.epoch.test(text) && readDate(text) !== null
