import { z } from 'zod'
import { readData } from './data.ts'

const Year = z.int().min(1950).nullable()
const Record = z.strictObject({
  kind: z.enum(['work', 'education']),
  title: z.string(),
  organization: z.string(),
  fromYear: Year,
  /** null: until today */
  toYear: Year,
  description: z.string().nullable(),
})

/** Civilian work and education of some people of the demo sites, by e-mail. */
export const careers = readData('people/careers', z.record(z.email(), z.array(Record)))
