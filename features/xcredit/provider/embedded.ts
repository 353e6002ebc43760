import { createHash } from 'node:crypto'
import type { LearningProvider } from './provider.ts'

/** The stand-in without an outside service: accounts are named after their key, and a page of ours takes the site's place. */
export const embedded: LearningProvider = {
  create: async ({ key }) =>
    `XC-${createHash('sha256').update(key).digest('hex').slice(0, 12).toUpperCase()}`,
  address: () => '/xcredit/classroom',
}
