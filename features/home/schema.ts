import type { z } from 'zod'
import type * as answers from './answers.ts'

export type MemberHome = z.infer<typeof answers.MemberHome>
export type HomePage = z.infer<typeof answers.HomePage>
