// Pure: how answers in numbers, money and dates are spread over their range.
import { scaleLinear } from 'd3-scale'
import type { QuestionType } from '#spec/lists.ts'
import type { QuizQuestion, Results } from './schema.ts'

type Counts = Results['questions'][number]['counts']
/** One bar: the answers from `from`, below `to`; `to` is null where all are the same. */
type Group = { label: string; from: number; to: number | null }
type Grouping = { numberOf: (text: string) => number; groupsOf: (numbers: number[]) => Group[] }

/** As many different answers have a bar each; more are put into ranges. */
const mostBars = 8
/** Of ranges of dates, more can be read. */
const mostMonths = 12

/** The bars of a question that is answered in numbers or dates; none for any other. */
export function distributionOf({ type, right }: QuizQuestion, texts: readonly string[]): Counts {
  const grouping = groupings[type]
  if (!grouping || texts.length === 0) return []
  const numbers = texts.map(grouping.numberOf)
  const rightOnes = right.map(grouping.numberOf)
  return grouping.groupsOf(distinct(numbers)).map(({ label, from, to }) => ({
    label,
    value: numbers.filter((one) => (to === null ? one === from : one >= from && one < to)).length,
    isRight: to === null && rightOnes.includes(from),
  }))
}

const distinct = (numbers: number[]) => [...new Set(numbers)].sort((a, b) => a - b)

const whole = new Intl.NumberFormat('en-US')
const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

const oneEach = (numbers: number[], label: (one: number) => string): Group[] =>
  numbers.map((from) => ({ label: label(from), from, to: null }))

function ranges(numbers: number[], label: (from: number, to: number) => string): Group[] {
  const most = numbers.at(-1)!
  const edges = scaleLinear().domain([numbers[0]!, most]).nice(mostBars).ticks(mostBars)
  const step = edges[1]! - edges[0]!
  return edges
    .filter((from) => from <= most)
    .map((from) => ({ label: label(from, from + step), from, to: from + step }))
}

const amounts = (label: (one: number) => string, range: (from: number, to: number) => string): Grouping => ({
  numberOf: Number,
  groupsOf: (numbers) => (numbers.length <= mostBars ? oneEach(numbers, label) : ranges(numbers, range)),
})

const say = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (time: number) => format.format(time)
}
const day = say({ dateStyle: 'medium' })
const month = say({ month: 'long', year: 'numeric' })
const year = say({ year: 'numeric' })

/** Those of the calendar in which somebody answered. */
function periods(times: number[], months: number, label: (time: number) => string): Group[] {
  const startOf = (time: number, later = 0) => {
    const date = new Date(time)
    const at = date.getUTCMonth()
    return Date.UTC(date.getUTCFullYear(), at - (at % months) + later, 1)
  }
  return distinct(times.map((time) => startOf(time))).map((from) => ({
    ...{ label: label(from), from, to: startOf(from, months) },
  }))
}

function dates(times: number[]): Group[] {
  if (times.length <= mostBars) return oneEach(times, day)
  const inMonths = periods(times, 1, month)
  return inMonths.length <= mostMonths ? inMonths : periods(times, 12, year)
}

const groupings: Partial<Record<QuestionType, Grouping>> = {
  Number: amounts(
    (one) => whole.format(one),
    (from, to) => (to - from > 1 ? `${whole.format(from)} to ${whole.format(to - 1)}` : whole.format(from)),
  ),
  Currency: amounts(
    (one) => money.format(one),
    (from, to) => `${money.format(from)} to under ${money.format(to)}`,
  ),
  Date: { numberOf: Date.parse, groupsOf: dates },
}
