import { database, migrations, rights } from './checks/database.ts'
import { domains } from './checks/domains.ts'
import { instance } from './checks/instance.ts'
import { clock, disk, fileStore } from './checks/machine.ts'
import { mail } from './checks/mail.ts'
import { pooler } from './checks/pooler.ts'
import { replicas } from './checks/replicas.ts'
import { search } from './checks/search.ts'
import { settings } from './checks/settings.ts'
import { backup, feeds, worker } from './checks/work.ts'
import type { Check, Fact, Tools } from './fact.ts'

/** What is looked at, in the order in which it is shown. */
const checks: Check[] = [
  instance,
  domains,
  mail,
  worker,
  feeds,
  backup,
  disk,
  fileStore,
  database,
  migrations,
  rights,
  replicas,
  search,
  pooler,
  clock,
  settings,
]

export type NamedFact = Fact & { key: string }

const patienceMs = 15_000

/** Facts. A look that fails, or has no answer in time, is a fact as well. @param which all of them, unless it says otherwise */
export const factsOf = (tools: Tools, which = (_check: Check) => true): Promise<NamedFact[]> =>
  Promise.all(
    checks.filter(which).map(async ({ key, name, look }) => {
      const found = await inTime(look(tools)).catch((error: Error) => ({
        level: 'broken' as const,
        says: 'This cannot be checked.',
        detail: error.message,
        steps: ['Look at the message, and into the log of the server at this time.'],
      }))
      return { key, name, ...found }
    }),
  )

function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('There was no answer in time.')), patienceMs)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
