// An upgrade under load: processes of this release serve while the migrations of a next one run on their database, and are replaced
// one after the other. The next release stands for itself by its migrations alone: its code is this one's.
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { type TestDatabase, testDatabase } from '../database.ts'
import { ready } from '../faults/attempt.ts'
import type { Attempt } from '../faults/effects.ts'
import { type Scene, sceneOf } from '../faults/scene.ts'
import { type Server, serving } from '../faults/server-process.ts'
import { visitorWrites } from '../faults/visitor-writes.ts'

/** What expands, of each kind: on tables that the load writes to. */
const next = {
  '9001-more-columns': `alter table comments add column helpful int not null default 0, add column flagged_at timestamptz;
    alter table mails add column campaign text;
    alter table donations add column desk text not null default 'web' check (desk in ('web', 'phone'))`,
  '9002-tables':
    'create table letters (id uuid primary key, comment_id uuid references comments on delete cascade)',
  '9003-defaults': `create function touched() returns trigger language plpgsql as $$ begin return new; end $$;
    create trigger comments_touched before insert or update on comments for each row execute function touched()`,
  '9004-indexes': `create index concurrently mails_campaign on mails (campaign);
    create index concurrently comments_helpful on comments (helpful desc, id)`,
}

let own: TestDatabase
let scene: Scene
let servers: Server[]
let folder: string
beforeAll(async () => {
  own = await testDatabase()
  scene = await sceneOf(own.db)
  servers = [await serving(own.url), await serving(own.url)]
  folder = await mkdtemp(join(tmpdir(), 'muster-next-'))
  await cp('db/migrations', folder, { recursive: true })
  for (const [name, text] of Object.entries(next)) await writeFile(join(folder, `${name}.sql`), text)
}, 240_000)
afterAll(async () => {
  for (const server of servers) await server.close()
  await own.close()
  await rm(folder, { recursive: true, force: true })
})

type Done = { attempt: Attempt; status: number | undefined; what: string }

/** What nginx does: everything goes to a process that says it is ready. */
function balancer() {
  const inUse = new Set(servers)
  return {
    take: (server: Server) => inUse.delete(server),
    give: (server: Server) => inUse.add(server),
    any: () => [...inUse][Math.floor(Math.random() * inUse.size)]!,
  }
}

test('no request fails and no write is lost', { timeout: 600_000 }, async () => {
  const balance = balancer()
  const done: Done[] = []
  const pages: number[] = []
  let isOver = false

  async function writer(what: string, make: (typeof visitorWrites)[string]) {
    while (!isOver) {
      const attempt = await make(scene, balance.any().origin)
      done.push({ attempt, what, status: (await attempt.send())?.status })
    }
  }
  async function reader(path: string) {
    while (!isOver) {
      const answer = await fetch(`${balance.any().origin}${path}`).catch(() => null)
      await answer?.text()
      pages.push(answer?.status ?? 0)
    }
  }
  const more = async () => {
    const [writes, reads] = [done.length, pages.length]
    await expect
      .poll(() => done.length >= writes + 6 && pages.length >= reads + 20, { timeout: 120_000 })
      .toBe(true)
  }

  const load = Promise.all([
    ...Object.entries(visitorWrites).map(([what, make]) => writer(what, make)),
    ...['/', '/jobs/search', '/comments'].map(reader),
  ])
  try {
    await more()
    const migrated = await migrate(own.pool, { folder: pathToFileURL(`${folder}/`) })
    expect(migrated).toEqual(Object.keys(next))
    await more()
    for (const server of servers) {
      // Each leaves as on a deployment: first it gets no more requests, then it ends what it has begun.
      balance.take(server)
      await more()
      await server.terminate()
      await server.start()
      await ready(server.origin)
      balance.give(server)
      await more()
    }
  } finally {
    isOver = true
    await load
  }

  expect(done.filter(({ status }) => status === undefined || status >= 300)).toEqual([])
  expect(pages.filter((status) => status !== 200)).toEqual([])
  for (const { attempt, what } of done) {
    const effects = await attempt.effects()
    expect([what, effects]).toEqual([what, Object.fromEntries(Object.keys(effects).map((one) => [one, 1]))])
  }
  const { rows } = await own.pool.query(
    `select count(*)::int as valid from pg_index where indisvalid and indexrelid in (to_regclass('mails_campaign'), to_regclass('comments_helpful'))`,
  )
  expect(rows).toEqual([{ valid: 2 }])
})
