import { parse } from 'csv-parse/sync'
import type { Actor } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import { subscriptionMessages as messages } from './messages.ts'
import { type ImportLine, type ImportPage, Subscription } from './schema.ts'
import { receiveSubscription } from './subscriptions.ts'

const most = 5_000

/** Column names as people write them: 'External ID', 'external_id'. */
const columns = [
  'externalId',
  'firstName',
  'lastName',
  'sku',
  'employer',
  'companyName',
  'subscriptionStart',
  'subscriptionEnd',
]
const bare = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')
const columnOf = new Map(columns.map((column) => [bare(column), column]))

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
  for (const { record, info } of recordsOf(file.bytes)) lines.push(await take(db, actor, record, info.lines))
  const count = (result: ImportLine['result']) => lines.filter((line) => line.result === result).length
  return {
    name: file.name.slice(0, 200),
    lines,
    ...{ added: count('added'), changed: count('changed'), refused: count('refused') },
  }
}

type Parsed = { record: Record<string, string>; info: { lines: number } }

function recordsOf(bytes: Uint8Array): Parsed[] {
  let names: string[] = []
  let parsed: Parsed[]
  try {
    parsed = parse(Buffer.from(bytes), {
      bom: true,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
      max_record_size: 20_000,
      columns: (header: string[]) => {
        names = header.map((name) => columnOf.get(bare(name)) ?? name)
        return names
      },
    }) as unknown as Parsed[]
  } catch {
    throw new Invalid({ file: messages.csvUnreadable })
  }
  if (!names.includes('externalId') || !names.includes('subscriptionStart'))
    throw new Invalid({ file: messages.csvColumns })
  if (parsed.length > most) throw new Invalid({ file: messages.csvLong(most) })
  return parsed
}

async function take(db: Db, actor: Actor, record: Record<string, string>, line: number): Promise<ImportLine> {
  const externalId = String(record.externalId ?? '').slice(0, 200)
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
