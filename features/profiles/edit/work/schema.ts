import { z } from 'zod'
import { oneOf, rows, text } from '#schema/fields.ts'
import { nested } from '#schema/nested.ts'
import { educationLevels } from '#spec/lists.ts'
import { mostRows } from '../schema.ts'
import { yearsIn } from '../year-range.ts'

/** One job or degree. What it asks for depends on its kind. */
const WorkRow = z
  .object({
    kind: z.enum(['work', 'education']).catch('work'),
    title: text(150).default(''),
    organization: text(150).default(''),
    from: z.string().default(''),
    to: z.string().default(''),
    description: text(2000).default(''),
  })
  .transform(({ from, to, ...row }, context) => {
    const wrong = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    const isWork = row.kind === 'work'
    if (!row.title) wrong('title', isWork ? 'Please enter your job title.' : 'Please enter what you studied.')
    if (!row.organization)
      wrong('organization', isWork ? 'Please enter the employer.' : 'Please enter the school.')
    const years = yearsIn(from, to)
    if (typeof years === 'string') {
      wrong('from', years)
      return z.NEVER
    }
    return { ...row, description: row.description || null, ...years }
  })

/** A row that was added and not filled: its kind is always chosen. */
const isEmpty = (row: unknown) =>
  Object.entries(row ?? {}).every(([field, value]) => field === 'kind' || !String(value ?? '').trim())

export const Work = z.preprocess(
  nested,
  z.object({ education: oneOf(educationLevels), work: rows(WorkRow, mostRows, isEmpty).default([]) }),
)
