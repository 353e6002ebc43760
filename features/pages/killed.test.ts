// The server is killed while a page is saved: it runs in a process of its own, and is ended as by a power cut.
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Document } from '#features/content/schema.ts'
import { merge } from '#features/editor/merge/merge.ts'
import { beginSession } from '#lib/session.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { type Server, serving } from '#test/faults/server-process.ts'

let own: TestDatabase
let server: Server
let cookie: string
let theme: string
beforeAll(async () => {
  own = await testDatabase()
  theme = await own.db
    .insertInto('themes')
    .values({ name: 'Harbor Veterans' })
    .returning('id')
    .executeTakeFirstOrThrow()
    .then(({ id }) => id)
  const domain = { domain: 'localhost', theme_id: theme, is_primary: true }
  await own.db.insertInto('theme_domains').values(domain).execute()
  const ruth = { email: 'ruth@example.org', first_name: 'Ruth', last_name: 'Keeper', type: 'Admin' }
  const { id } = await own.db.insertInto('users').values(ruth).returning('id').executeTakeFirstOrThrow()
  cookie = `session=${await beginSession(own.db, id)}`
  server = await serving(own.url)
}, 240_000)
afterAll(async () => {
  await server.close()
  await own.close()
})

type Kept = { rev: number; document: Document }
type Answer = { status: number; page?: Kept }
type Put = () => Promise<Answer | null>

const empty = { schemaVersion: 1, containers: [{ id: 'k', title: 'Notes', style: 'grid', columns: [] }] }

async function newPage(route: string) {
  const page = { theme_id: theme, name: 'Notes', route, document: JSON.stringify(empty) }
  const { id } = await own.db.insertInto('pages').values(page).returning('id').executeTakeFirstOrThrow()
  const url = `${server.origin}/admin/themes/${theme}/pages/${id}`
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  return {
    id,
    async read(): Promise<Kept> {
      return (await (await fetch(url, { headers: { ...headers, cookie } })).json()).page
    },
    /** As the editor sends it; null when nothing came back. */
    async put(document: unknown, rev: number): Promise<Answer | null> {
      const body = JSON.stringify({ name: 'Notes', route, document, rev })
      const send = (more: Record<string, string>) =>
        fetch(url, { method: 'PUT', body, headers: { ...headers, cookie, ...more } })
      try {
        const { csrf } = (await (await send({})).json()) as { csrf: string }
        const answer = await send({ 'x-csrf-token': csrf, cookie: `${cookie}; csrf=${csrf}` })
        return { status: answer.status, page: (await answer.json()).page }
      } catch {
        return null
      }
    },
  }
}

/** Something of PostgreSQL's own, asked until it is so. */
async function until(what: string) {
  for (;;) {
    const { rows } = await own.pool.query<{ yes: boolean }>(`select ${what} as yes`)
    if (rows[0]!.yes) return
    await new Promise((rested) => setTimeout(rested, 5))
  }
}
const waits = (query: string) =>
  until(`exists (select from pg_stat_activity where datname = current_database()
    and wait_event_type = 'Lock' and query ilike '${query}')`)

/** A save that waits in PostgreSQL for `lock`, and whose server is killed there. */
async function killedAt(lock: string, query: string, put: Put) {
  const client: pg.PoolClient = await own.pool.connect()
  try {
    await client.query('begin')
    await client.query(lock)
    const answer = put()
    await waits(query)
    await server.kill()
    return await answer
  } finally {
    await client.query('rollback')
    client.release()
    // PostgreSQL goes on with what a client asked for that is gone, and notices when it would answer.
    await until(`not exists (select from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and state <> 'idle' and query ilike '${query}')`)
  }
}

/** Where the server is killed, and how much of the save is there then: none, all, or what nobody knows. */
const kills: Record<string, (page: { id: string; rev: number }, put: Put) => Promise<Answer | null>> = {
  'before the save arrives': async (_, put) => {
    await server.kill()
    return put()
  },
  'before the page is written': ({ id }, put) =>
    killedAt(`select from pages where id = '${id}' for update`, 'update "pages"%', put),
  'between the page and its version': (_, put) =>
    killedAt('lock table page_revisions in exclusive mode', 'insert into "page_revisions"%', put),
  'when it is kept, before the answer is read': async ({ id, rev }, put) => {
    const answer = put()
    await until(`(select rev from pages where id = '${id}') > ${rev}`)
    await server.kill()
    await answer
    return null
  },
  'when it has answered': async (_, put) => {
    const answer = await put()
    await server.kill()
    return answer
  },
  'while it begins': async (_, put) => {
    const answer = put()
    await Promise.race([
      answer,
      until(`exists (select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query ilike '%"pages"%')`),
    ])
    await server.kill()
    return answer
  },
}

const text = (id: string) => ({ id, contentType: 'text', content: `<p>${id}</p>` })
const withNote = ({ document }: Kept, id: string): Document => {
  const draft = structuredClone(document)
  draft.containers[0]!.columns.push(text(id))
  return draft
}
const notesIn = ({ document }: Kept) => document.containers[0]!.columns.map(({ id }) => id)

async function versions(id: string) {
  const kept = own.db.selectFrom('page_revisions').select(['rev', 'document']).where('page_id', '=', id)
  return kept.orderBy('rev').execute()
}

/** What the editor does when somebody presses Save again: the same once more, merged when it is refused. */
async function saveAgain(page: Awaited<ReturnType<typeof newPage>>, base: Kept, mine: Document) {
  const answer = await page.put(mine, base.rev)
  if (answer?.status !== 409) return answer
  const theirs = await page.read()
  const { document, conflicts } = merge(base.document, mine, theirs.document)
  expect(conflicts).toEqual([])
  return page.put(document, theirs.rev)
}

test.each(Object.entries(kills))(
  'killed %s, a save is there once',
  async (point, kill) => {
    const page = await newPage(`/killed-${Object.keys(kills).indexOf(point)}`)
    const before = await page.read()
    const first = await page.put(withNote(before, 'first'), before.rev)
    const base = first!.page!
    const mine = withNote(base, 'second')
    const answer = await kill({ id: page.id, rev: base.rev }, () => page.put(mine, base.rev))
    await server.start()

    const found = await page.read()
    // What was acknowledged is there; a save is there whole or not at all, and so is its version.
    if (answer?.status === 200) expect(notesIn(found)).toEqual(['first', 'second'])
    expect([['first'], ['first', 'second']]).toContainEqual(notesIn(found))
    expect((await versions(page.id)).at(-1)).toMatchObject({ rev: found.rev, document: found.document })
    expect(found.rev - base.rev).toBe(notesIn(found).length - 1)

    const again = await saveAgain(page, base, mine)
    expect(again?.status).toBe(200)
    const after = await page.read()
    expect(notesIn(after)).toEqual(['first', 'second'])
    const kept = await versions(page.id)
    expect(kept.map(({ rev }) => rev)).toEqual(Array.from({ length: after.rev - 1 }, (_, at) => at + 2))
    expect(kept.at(-1)).toMatchObject({ document: after.document })
  },
  240_000,
)
