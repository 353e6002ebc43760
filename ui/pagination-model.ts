import { countedResults } from '#spec/limits.ts'
import { resultsOf } from '#spec/messages.ts'
import { figure } from './figure.ts'

export type Pages = {
  page: number
  last: number
  /** Page numbers to show; 0 is a gap. */
  numbers: number[]
  /** '11 to 20 of 245 results' */
  summary: string
}

/** The page numbers to show: both ends, the neighbors of the current page, and gaps. */
export function pages(page: number, total: number, perPage: number): Pages {
  const last = Math.max(1, Math.ceil(total / perPage))
  const current = Math.min(Math.max(1, page), last)
  const near = new Set([1, current - 1, current, current + 1, last])
  if (current <= 3) near.add(2).add(3)
  if (current >= last - 2) near.add(last - 1).add(last - 2)
  const numbers: number[] = []
  for (const number of [...near].filter((n) => n >= 1 && n <= last).sort((a, b) => a - b)) {
    const before = numbers.at(-1) ?? 0
    // A gap of a single page shows that page.
    if (number - before === 2) numbers.push(number - 1)
    else if (number - before > 2) numbers.push(0)
    numbers.push(number)
  }
  return { page: current, last, numbers, summary: summary(current, total, perPage) }
}

function summary(page: number, total: number, perPage: number) {
  if (total === 0) return resultsOf(0).replace('of ', '')
  const from = (page - 1) * perPage + 1
  const to = Math.min(page * perPage, total)
  return `${figure(from)} to ${figure(to)} ${resultsOf(total, countedResults)}`
}
