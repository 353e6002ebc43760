import { z } from 'zod'

/** What is counted, in the order of the screen. `isBad`: more of it is worse. */
export const figures = [
  { kind: 'signUps', label: 'Sign-ups' },
  { kind: 'activations', label: 'Activations' },
  { kind: 'searches', label: 'Searches', of: 'What people searched for' },
  {
    kind: 'searchesWithoutResults',
    label: 'Searches that found nothing',
    of: 'What was not found',
    isBad: true,
  },
  { kind: 'codesTranslated', label: 'Codes translated', of: 'Military codes translated most often' },
  { kind: 'jobViews', label: 'Jobs viewed', of: 'Jobs viewed most often' },
  { kind: 'applications', label: 'Applications', of: 'Employers applied to' },
  { kind: 'hires', label: 'Hires confirmed by both', of: 'Employers who hired' },
  { kind: 'trainings', label: 'Trainings completed', of: 'Trainings completed most often' },
  { kind: 'gifts', label: 'Gifts', of: 'Fundraisers given to', isMoney: true },
  { kind: 'feedsRead', label: 'Feeds read', of: 'Employers of the feeds' },
  { kind: 'feedsFailed', label: 'Feeds that failed', of: 'Employers whose feeds failed', isBad: true },
] as const satisfies { kind: string; label: string; of?: string; isBad?: true; isMoney?: true }[]
export type Kind = (typeof figures)[number]['kind']
export type FigureOf = { kind: Kind; label: string; of?: string; isBad?: true; isMoney?: true }
export const figureOf = (kind: Kind): FigureOf => figures.find((figure) => figure.kind === kind)!

export const periods = [
  { value: '7', label: 'Last 7 days' },
  { value: '28', label: 'Last 28 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last 365 days' },
] as const

export const steps = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const
export type Step = (typeof steps)[number]['value']

/** `themes`: one site; empty: all that the viewer may see. `subject`: one line of the list of the figure. */
export const AnalyticsQuery = z.object({
  themes: z.uuid().or(z.literal('')).catch(''),
  figure: z.enum(figures.map(({ kind }) => kind)).catch('signUps'),
  period: z.enum(periods.map(({ value }) => value)).catch('28'),
  by: z.enum(steps.map(({ value }) => value)).catch('day'),
  subject: z.string().max(200).catch(''),
})
export type AnalyticsQuery = z.output<typeof AnalyticsQuery>

/** Days as YYYY-MM-DD, the last one included. */
export type Period = { from: string; to: string; beforeFrom: string; beforeTo: string }

export type Total = {
  kind: Kind
  now: number
  before: number
  /** by step, oldest first */
  steps: number[]
  stepsBefore: number[]
}

export type SubjectRow = {
  subject: string
  label: string
  note: string | null
  /** the thing itself */
  href: string | null
  now: number
  before: number
}

export type SiteRow = { id: string; name: string; values: Partial<Record<Kind, number>> }

export type Analytics = AnalyticsQuery & {
  days: Period
  labels: string[]
  /** all figures; of one subject only its own */
  totals: Total[]
  /** null: the figure has no list */
  subjects: SubjectRow[] | null
  /** the subject that was chosen, in words */
  subjectLabel: string | null
  bySite: SiteRow[]
  sites: { value: string; label: string }[]
  /** up to when everything is counted; null: nothing was yet */
  until: string | null
}
