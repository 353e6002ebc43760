import { z } from 'zod'
import { readData } from './data.ts'

/** What people wrote on the wall of True Bearing. */
export const comments = readData(
  'comments',
  z.array(z.strictObject({ name: z.string(), message: z.string() })),
)
