// What row-level security by site costs a page of comments: the same statements with and without it, in turns.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { asApplication } from '#db/application-role.ts'
import { openEmbedded, removeEmbedded } from '#db/embedded.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { type Db, openPool, queryBuilder } from '#lib/db.ts'
import { inScope } from '#lib/site-scope.ts'

const rounds = 2_000
const folder = join(tmpdir(), `muster-scope-${process.pid}`)
const database = await openEmbedded({ folder, settings: { fsync: 'off' }, temporary: true })
const application = await asApplication(database.url)
try {
  await prepareDatabase({ url: application, ownerUrl: database.url })
  await compare(queryBuilder(openPool(database.url, 1)), queryBuilder(openPool(application, 1)))
} finally {
  await database.close()
  await removeEmbedded(folder)
}

async function compare(owner: Db, application: Db) {
  const site = await filled(owner)
  const page = (db: Db) =>
    db
      .selectFrom('comments')
      .select(['id', 'name', 'message'])
      .where('theme_id', '=', site)
      .where('hidden_at', 'is', null)
      .orderBy('id', 'desc')
      .limit(20)
      .execute()
  const ways: Record<string, () => Promise<unknown>> = {
    'as the owner, no policy': () => page(owner),
    'as the owner, in a transaction': () => owner.transaction().execute(page),
    'in a scope, as the owner': () => inScope(owner, [site], page),
    'in a scope, with the policy': () => inScope(application, [site], page),
  }
  const spent: Record<string, number> = {}
  for (let n = 0; n < rounds; n++)
    for (const [name, way] of Object.entries(ways)) {
      const begun = performance.now()
      await way()
      spent[name] = (spent[name] ?? 0) + performance.now() - begun
    }
  const [base = 1] = Object.values(spent)
  for (const [name, ms] of Object.entries(spent))
    console.log(`${name}: ${(ms / rounds).toFixed(2)} ms, ${(ms / base).toFixed(2)}`)
  await owner.destroy()
  await application.destroy()
}

/** @returns one of twenty sites with a thousand comments each */
async function filled(db: Db): Promise<string> {
  await sql`insert into themes (name) select 'Site ' || n from generate_series(1, 20) n`.execute(db)
  await sql`insert into comments (theme_id, name, email, message)
    select themes.id, 'Maria', 'maria@example.org', 'Hello' from themes, generate_series(1, 1000)`.execute(db)
  await sql`analyze comments`.execute(db)
  const { id } = await db.selectFrom('themes').select('id').executeTakeFirstOrThrow()
  return id
}
