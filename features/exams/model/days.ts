/** Days as the city, its open data and spreadsheets write them, as YYYY-MM-DD; what is no day stays as it is. */
export function isoDay(typed: string): string {
  const text = typed.trim()
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(text)
  if (iso) return dayOf(iso[1]!, iso[2]!, iso[3]!)
  const american = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/.exec(text)
  if (american) return dayOf(american[3]!, american[1]!, american[2]!)
  const dayFirst = /^(\d{1,2})[ -]([a-z]{3,9})\.?[ -](\d{4}|\d{2})(?!\d)/i.exec(text)
  if (dayFirst) return dayOf(dayFirst[3]!, monthOf(dayFirst[2]!), dayFirst[1]!)
  const yearFirst = /^(\d{4}) ([a-z]{3,9})\.? (\d{1,2})(?!\d)/i.exec(text)
  if (yearFirst) return dayOf(yearFirst[1]!, monthOf(yearFirst[2]!), yearFirst[3]!)
  const monthFirst = /^(?:[a-z]{3,9}\.?,? )?([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/i.exec(
    text,
  )
  if (monthFirst) return dayOf(monthFirst[3]!, monthOf(monthFirst[1]!), monthFirst[2]!)
  return text.slice(0, 10)
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Of a name or the beginning of one: '11' for Nov, Nov., November; '00' for no month. */
const monthOf = (name: string) => String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1).padStart(2, '0')

const dayOf = (year: string, month: string, day: string) =>
  `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

const anyDay =
  /\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})|\d{1,2}-[a-z]{3,9}-(?:\d{4}|\d{2})|[a-z]{3,9}\.? \d{1,2},? \d{4}/gi

/** November 4 – 24, 2026; Dec. 27 - Jan. 31, 2027: the year, and perhaps the month, only once. */
const short = /([a-z]{3,9})\.? (\d{1,2})\s*(?:-|–|—|to|through)\s*(?:([a-z]{3,9})\.? )?(\d{1,2}),? (\d{4})/i

/** The first and the last day of a period that is written in one cell; null: it is none. */
export function periodOf(typed: string): { filingStart: string; filingEnd: string } | null {
  const days = typed.match(anyDay)
  if (days?.length === 2) return { filingStart: isoDay(days[0]!), filingEnd: isoDay(days[1]!) }
  const once = short.exec(typed)
  if (!once) return null
  const [, month = '', first = '', endMonth = month, last = '', year = ''] = once
  const startsBefore = monthOf(month) > monthOf(endMonth)
  return {
    filingStart: dayOf(startsBefore ? String(Number(year) - 1) : year, monthOf(month), first),
    filingEnd: dayOf(year, monthOf(endMonth), last),
  }
}
