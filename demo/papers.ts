import { z } from 'zod'
import { readData } from './data.ts'

/** A paper that somebody of the demo sites has uploaded. */
const Paper = z.strictObject({
  email: z.email(),
  purpose: z.enum(['dd214', 'resume']),
  /** as its owner called it */
  name: z.string(),
  title: z.string(),
  lines: z.array(z.string()).min(1),
  /** what the administrator found of a DD214; without one it waits for review */
  verdict: z.strictObject({ valid: z.boolean(), reason: z.string().optional() }).optional(),
})
export type Paper = z.output<typeof Paper>

/** Two DD214s wait for the staff; the others show what was found. */
export const papers = readData('people/papers', z.array(Paper))
