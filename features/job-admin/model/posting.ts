import { wageText } from '#ui/wage.ts'

/** The form as it is, as far as the preview, the people and the flags depend on it. */
export type Posting = {
  title: string
  /** HTML */
  description: string
  place: string
  workplace: string
  type: string
  careerLevel: string
  wage: string | null
  by: string
}

type Unit = 'hour' | 'day' | 'week' | 'month' | 'year'

const amount = (text: string) => Number(text.replace(/[$,\s]/g, '')) || null
const wageOf = (min: string, max: string, unit: string) =>
  wageText({ min: amount(min), max: amount(max), unit: (unit || 'hour') as Unit })

export function readPosting(fields: FormData): Posting {
  const text = (name: string) => String(fields.get(name) ?? '')
  return {
    title: text('title'),
    description: text('description'),
    place: text('place'),
    workplace: text('workplace'),
    type: text('type'),
    careerLevel: text('careerLevel'),
    wage: wageOf(text('wageMin'), text('wageMax'), text('wageUnit')),
    by: text('jobg8ApplyType'),
  }
}

/** Of what the form shows first. */
export function postingOf(values: object): Posting {
  const fields = new FormData()
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string' || typeof value === 'number') fields.set(name, String(value))
  return readPosting(fields)
}

/** HTML as the words in it, for the browser and the server alike. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
