import { z } from 'zod'
import { clearances, jobTypes } from '#spec/lists.ts'

/** In sentences `{12-30}` becomes a number in that range and `{day|night}` one of the words, so that postings differ. */
const Sentences = z.array(z.string()).min(1)

const levels = ['internship', 'entry', 'experienced', 'senior', 'supervisor', 'manager', 'executive'] as const
export type Level = (typeof levels)[number]

/** How often each value is drawn beside the others. */
const sharesOf = <Value extends string>(values: readonly Value[]) =>
  z.partialRecord(z.enum(values), z.int().min(1)).transform(drawnFrom)
const Shares = z.record(z.string(), z.int().min(1)).transform(drawnFrom)

/** { Secret: 2, None: 1 } → ['Secret', 'Secret', 'None'], to draw one of. */
function drawnFrom<Value extends string>(shares: Partial<Record<Value, number>>): Value[] {
  return Object.entries<number | undefined>(shares).flatMap(([value, share = 0]) =>
    Array.from({ length: share }, () => value as Value),
  )
}

/** A kind of job. */
const Role = z.strictObject({
  /** in use for this work, the plainest first */
  titles: z.array(z.string()).min(1),
  /** kinds of employer */
  hiredBy: z.array(z.string()),
  /** only where there is a harbor, a coast or a big river */
  nearWater: z.boolean().default(false),
  /** what is ordinary in dollars; volunteers get none */
  pay: z
    .strictObject({ from: z.number(), to: z.number(), per: z.enum(['hour', 'year']) })
    .nullable()
    .default(null),
  /** how often it appears beside the others */
  weight: z.number().default(1),
  levels: z.array(z.enum(levels)).min(1).default(['experienced']),
  /** employment types it leans to */
  types: sharesOf(jobTypes).default(['Full-time']),
  /** share of postings that are fully remote, and hybrid, in percent */
  remote: z.number().max(100).default(0),
  hybrid: z.number().max(100).default(0),
  clearances: sharesOf(clearances).default(['None']),
  /** ids of catalog/categories.tsv, where they differ from the field's */
  categories: z.array(z.string()).optional(),
  /** federal series, its name, and the agencies (data/agencies.json) that post it */
  federal: z
    .strictObject({ series: z.string().length(4), name: z.string(), agencies: Shares })
    .nullable()
    .default(null),
  /** division of the state government that posts it */
  state: z.string().nullable().default(null),
  /** each starts with a verb */
  duties: Sentences,
  /** what the person brings */
  needs: Sentences,
  /** what from service counts; the field's own sentences when absent */
  service: Sentences.optional(),
})
export type Role = z.output<typeof Role>

/** A career field: its roles, and sentences that any of them may use. */
export const Field = z.strictObject({
  name: z.string(),
  categories: z.array(z.string()).min(1),
  /** first sentences; `{employer}`, `{place}`, `{title}` and `{a title}` are filled in */
  openings: Sentences,
  /** the team and the day */
  context: Sentences,
  /** hours and shifts */
  hours: Sentences,
  /** duties and needs that fit everyone in the field */
  duties: Sentences,
  needs: Sentences,
  /** what from service counts */
  service: Sentences,
  roles: z.array(Role).min(1),
})
export type Field = z.output<typeof Field>
