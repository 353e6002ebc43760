import type { Cluster } from './cluster.ts'
import { patience, writeAlias } from './cluster.ts'
import type { JobDocument } from './document.ts'
import { Incomplete } from './partial.ts'

/** A document to write, or without one to delete, if the index has it at no later version. */
export type Operation = { id: string; version: number; document: JobDocument | null }

/** Why the index will never take a document. */
export type Refused = { id: string; reason: string }

/** The cluster has more than it can do: nothing was lost, the same again later and less at once. */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

type Item = { _id: string; status: number; error?: { type: string; reason: string } }

/**
 * Writes to one index. What it already has at a later version stays as it is.
 * @throws Overloaded, or Incomplete when the cluster is away; both may be repeated
 */
export async function writeBulk(
  { client }: Cluster,
  index: string,
  operations: Operation[],
): Promise<Refused[]> {
  if (operations.some(({ document }) => !document)) await mustHave(client, index)
  const { body } = await client.transport
    .request(
      {
        method: 'POST',
        path: '/_bulk',
        querystring: { require_alias: true, filter_path: 'items.*.status,items.*.error,items.*._id' },
        bulkBody: linesOf(writeAlias(index), operations),
      },
      { requestTimeout: patience.write, maxRetries: 0 },
    )
    .catch((error: Error & { statusCode?: number }) => {
      if (error.statusCode === 429 || error.statusCode === 413) throw new Overloaded(error.message)
      throw new Incomplete('The search cluster takes no documents.', { cause: error })
    })
  const items = ((body.items ?? []) as Record<string, Item>[]).map((item) => Object.values(item)[0]!)
  // Not there to be deleted, or there in a later version: both are as it should be.
  return items.filter(({ status, error }) => error && status !== 409).map(refusal)
}

function linesOf(alias: string, operations: Operation[]): string {
  let lines = ''
  for (const { id, version, document } of operations) {
    const meta = { _index: alias, _id: id, version, version_type: 'external_gte' }
    lines += document
      ? `${JSON.stringify({ index: meta })}\n${document.text}\n`
      : `${JSON.stringify({ delete: meta })}\n`
  }
  return lines
}

/** Deleting with a version makes an index that is missing, whatever it is asked to require. */
async function mustHave(client: Cluster['client'], index: string): Promise<void> {
  const { body } = await client.indices.existsAlias({ name: writeAlias(index) }).catch((error: Error) => {
    throw new Incomplete('The search cluster takes no documents.', { cause: error })
  })
  if (!body) throw new Incomplete(`The search cluster has no index ${index}.`)
}

function refusal({ _id: id, status, error }: Item): Refused {
  const reason = `${error?.type}: ${error?.reason}`
  if (status === 429) throw new Overloaded(reason)
  // Only a document that cannot be read is at fault itself; everything else passes.
  if (status !== 400 || /alias|index_not_found/.test(reason)) throw new Incomplete(reason)
  return { id, reason: reason.slice(0, 500) }
}

/** What was written is found from now on. */
export async function refresh({ client }: Cluster, index: string): Promise<void> {
  await client.indices
    .refresh({ index }, { requestTimeout: patience.write })
    .catch((error: Error) =>
      Promise.reject(new Incomplete('The index cannot be refreshed.', { cause: error })),
    )
}
