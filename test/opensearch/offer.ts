import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openSearchMissing } from './java.ts'
import { openSearchCluster } from './nodes.ts'

/**
 * One node for the whole run, started when the first test wants it: its address answers with where it is. It ends with this process.
 * OPENSEARCH_URL names a cluster of your own instead (npm run test:opensearch).
 */
export async function offerOpenSearch(): Promise<{ url: string; close(): Promise<void> }> {
  let started: ReturnType<typeof openSearchCluster> | undefined
  const server = createServer(async (_, response) => {
    started ??= openSearchCluster(1)
    const answer = started.then(
      ({ urls }) => urls.join(),
      (error: Error) => error.message,
    )
    response.end(process.env.OPENSEARCH_URL ?? (await answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close()
      await (await started?.catch(() => null))?.close()
    },
  }
}

/** Why no test can have one; null: it can. */
export const noOpenSearch = (): string | null => (process.env.OPENSEARCH_URL ? null : openSearchMissing())
