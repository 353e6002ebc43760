import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { loadCatalog } from '#catalog/load.ts'
import { asApplication } from '#db/application-role.ts'
import { openEmbedded, removeEmbedded } from '#db/embedded.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { offerChromium } from './chromium.ts'
import { offerOpenSearch } from './opensearch/offer.ts'
import { pgBouncer } from './pgbouncer.ts'
import { inServer, withDatabase } from './server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    templateUrl: string
    /** the same as the role of the application, which may do less */
    applicationUrl: string
    /** the same through PgBouncer, which lends connections by the transaction, with POOLER=all (npm run test:pooler); else null */
    pooledUrl: string | null
    /** answers with the WebSocket address of the run's Chromium */
    chromium: string
    /** answers with the addresses of the run's OpenSearch */
    openSearch: string
  }
}

const fast = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  shared_buffers: '256MB',
  max_connections: '300',
}

const fewConnections = 'default_pool_size = 4'

/**
 * One PostgreSQL for the whole run, with a template that is migrated and holds the catalog; each test file clones it.
 * DATABASE_URL takes another server: the tests then make and drop databases of their own on it.
 */
export default async function setup(project: TestProject) {
  const server = process.env.DATABASE_URL ? given(process.env.DATABASE_URL) : await embedded()
  const name = `muster_template_${process.pid}`
  const chromium = await offerChromium()
  project.provide('chromium', chromium.url)
  const openSearch = await offerOpenSearch()
  project.provide('openSearch', openSearch.url)
  let bouncer: { close(): Promise<void> } | null = null
  const teardown = async () => {
    await bouncer?.close()
    await chromium.close()
    await openSearch.close()
    await inServer(server.url, `drop database if exists ${name} with (force)`)
    await server.close()
  }
  try {
    await inServer(server.url, `create database ${name}`)
    const templateUrl = withDatabase(server.url, name)
    const url = await asApplication(templateUrl)
    await prepareDatabase({ url, ownerUrl: templateUrl }, { work: loadCatalog })
    project.provide('templateUrl', templateUrl)
    project.provide('applicationUrl', url)
    if (process.env.POOLER === 'all') {
      // So few that whatever is left in a session is left to others.
      const opened = await pgBouncer(url, [url], fewConnections)
      bouncer = opened
      project.provide('pooledUrl', opened.pooled(url))
    } else project.provide('pooledUrl', null)
    return teardown
  } catch (error) {
    await teardown()
    throw error
  }
}

const given = (url: string) => ({ url, close: async () => {} })

async function embedded() {
  const folder = join(tmpdir(), `muster-test-${process.pid}`)
  const database = await openEmbedded({ folder, settings: fast, temporary: true })
  return {
    url: database.url,
    close: async () => {
      await database.close()
      await removeEmbedded(folder)
    },
  }
}
