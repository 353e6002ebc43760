import type { Actor } from '#lib/audit.ts'
import { csvRecords } from '#lib/csv-records.ts'
import type { Db } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import { subscriptionMessages as messages } from './messages.ts'
import { type ImportLine, type ImportPage, Subscription } from './schema.ts'
import { receiveSubscription } from './subscriptions.ts'

const columns = {
  externalId: [],
  firstName: [],
  lastName: [],
  sku: [],
  employer: [],
  companyName: [],
  subscriptionStart: [],
  subscriptionEnd: [],
}
const needed = ['externalId', 'subscriptionStart'] as const
const expected = { columns, needed, missing: messages.csvColumns }

/**
 * Reads a file of subscriptions, each line by itself: what is wrong with one stops no other, and is in the report.
 * @throws Invalid when it is no CSV, or lacks a column
 */
export async function importSubscriptions(
  db: Db,
  actor: Actor,
  file: { name: string; bytes: Uint8Array },
): Promise<NonNullable<ImportPage['report']>> {
  const lines: ImportLine[] = []
  for (const { record, line } of csvRecords(file.bytes, expected))
    lines.push(await take(db, actor, record, line))
  const count = (result: ImportLine['result']) => lines.filter((line) => line.result === result).length
  return {
    name: file.name.slice(0, 200),
    lines,
    ...{ added: count('added'), changed: count('changed'), refused: count('refused') },
  }
}

async function take(
  db: Db,
  actor: Actor,
  record: Partial<Record<string, string>>,
  line: number,
): Promise<ImportLine> {
  const externalId = (record.externalId ?? '').slice(0, 200)
  const refused = (errors: string[]): ImportLine => ({ line, externalId, result: 'refused', errors })
  const given = Subscription.safeParse(record)
  if (!given.success) return refused(given.error.issues.map(({ message }) => message))
  try {
    const { result } = await db.transaction().execute((trx) => receiveSubscription(trx, actor, given.data))
    return { line, externalId, result, errors: [] }
  } catch (error) {
    if (error instanceof Invalid) return refused(Object.values(error.errors))
    throw error
  }
}
