import type { Db } from '#lib/db.ts'
import type { Settings } from '../../config.ts'

/** well; watch: will be a problem; broken: is one now. */
export type Level = 'well' | 'watch' | 'broken'

/** What is known of one thing that an operator can get wrong. Sentences are for people who are not engineers. */
export type Fact = {
  name: string
  level: Level
  says: string
  /** the technical words, smaller */
  detail?: string
  /** what people notice while it is not well */
  notice?: string
  /** what to do, step by step; empty when it is well */
  steps?: string[]
}

export type Tools = {
  db: Db
  settings: Settings
  /** asks other machines, too: the doctor does, the page only now and then, and does not wait for it */
  isThorough: boolean
}

/** Looks at one thing. @throws when it cannot even be looked at, which is reported as broken */
export type Check = {
  key: string
  name: string
  /** a thorough look asks other machines, which may take seconds */
  asksOthers?: true
  look: (tools: Tools) => Promise<Omit<Fact, 'name'>>
}

export const well = (says: string, detail?: string): Omit<Fact, 'name'> => ({
  level: 'well',
  says,
  ...(detail && { detail }),
})
