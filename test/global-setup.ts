import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
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
 * DATABASE_URL takes another server: the tests then make and drop databases of their own on it. TEMPLATE_URL is the template of
 * another run on that server, whose migrations and catalog are there already.
 */
export default async function setup(project: TestProject) {
  const { TEMPLATE_URL: template, DATABASE_URL: url = template } = process.env
  const server = url ? given(url) : await embedded()
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
    // Waits for a copy that is being made, which is among those that follow.
    await inServer(server.url, `drop database if exists ${name} with (force)`)
    for (const copy of await copiesOf(server.url, name))
      await inServer(server.url, `drop database if exists ${copy} with (force)`)
    await server.close()
  }
  try {
    await inServer(server.url, `create database ${name}${template ? ` template ${nameOf(template)}` : ''}`)
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

/** The databases that files made of the template (test/database.ts), and left. */
async function copiesOf(url: string, template: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client
    .query<{ name: string }>('select datname as name from pg_database where starts_with(datname, $1)', [
      `${template}_`,
    ])
    .finally(() => client.end())
  return rows.map(({ name }) => name)
}

const nameOf = (url: string) => new URL(url).pathname.slice(1)
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
