import { z } from 'zod'

export const AskForCopy = z.object({ current: z.string().max(1024).default('') })
export const CopyLink = z.object({ token: z.string().max(200).default('') })

export type DataCopy = {
  state: 'waiting' | 'ready' | 'taken' | 'failed'
  askedAt: string
  isByStaff: boolean
  /** ready: until when the link can be used */
  until: string | null
}
