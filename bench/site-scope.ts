// What row-level security by site costs: the same statements with and without it, in turns.
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
  const [asOwner, asApplication] = [database.url, application].map((url) => queryBuilder(openPool(url, 1)))
  const site = await filled(asOwner!)
  console.log('A page of 20 of 20,000 comments')
  await compare(commentsOf(site, asOwner!, asApplication!), rounds)
  console.log('The state of one of 100,000 mails, as its delivery asks')
  await compare(mailOf(await aMail(asOwner!), asOwner!, asApplication!), rounds)
  console.log('Mails by a part of their address')
  await compare(mailsLike(asOwner!, asApplication!), 50)
  await asOwner!.destroy()
  await asApplication!.destroy()
} finally {
  await database.close()
  await removeEmbedded(folder)
}

type Ways = Record<string, () => Promise<unknown>>

function commentsOf(site: string, owner: Db, application: Db): Ways {
  const page = (db: Db) =>
    db
      .selectFrom('comments')
      .select(['id', 'name', 'message'])
      .where('theme_id', '=', site)
      .where('hidden_at', 'is', null)
      .orderBy('id', 'desc')
      .limit(20)
      .execute()
  return {
    'as the owner, no policy': () => page(owner),
    'as the owner, in a transaction': () => owner.transaction().execute(page),
    'in a scope, as the owner': () => inScope(owner, [site], page),
    'in a scope, with the policy': () => inScope(application, [site], page),
  }
}

function mailOf(id: string, owner: Db, application: Db): Ways {
  const status = (db: Db) => db.selectFrom('mails').select('status').where('id', '=', id).execute()
  return {
    'as the owner, no policy': () => status(owner),
    'in a scope, with the policy': () => inScope(application, 'everywhere', status),
  }
}

function mailsLike(owner: Db, application: Db): Ways {
  const like = (db: Db) =>
    sql`select id from mails where lower(recipient) like '%4711%' order by id desc limit 25`.execute(db)
  const found = (db: Db) =>
    sql`select id from mails where id = any (array(select mails_addressed_like('%4711%'))) order by id desc limit 25`.execute(
      db,
    )
  return {
    'as the owner, no policy': () => like(owner),
    'in a scope, with the policy alone': () => inScope(application, 'everywhere', like),
    'in a scope, by the function': () => inScope(application, 'everywhere', found),
  }
}

async function compare(ways: Ways, rounds: number) {
  const spent: Record<string, number> = {}
  for (let n = 0; n < rounds; n++)
    for (const [name, way] of Object.entries(ways)) {
      const begun = performance.now()
      await way()
      spent[name] = (spent[name] ?? 0) + performance.now() - begun
    }
  const [base = 1] = Object.values(spent)
  for (const [name, ms] of Object.entries(spent))
    console.log(`  ${name}: ${(ms / rounds).toFixed(2)} ms, ${(ms / base).toFixed(2)}`)
}

async function aMail(db: Db): Promise<string> {
  return (await db.selectFrom('mails').select('id').limit(1).executeTakeFirstOrThrow()).id
}

/** @returns one of twenty sites with a thousand comments each, and 100,000 mails */
async function filled(db: Db): Promise<string> {
  await sql`insert into themes (name) select 'Site ' || n from generate_series(1, 20) n`.execute(db)
  await sql`insert into comments (theme_id, name, email, message)
    select themes.id, 'Maria', 'maria@example.org', 'Hello' from themes, generate_series(1, 1000)`.execute(db)
  await sql`insert into mails (theme_id, recipient, subject, text_body, html_body, kind)
    select (select id from themes limit 1), 'maria.' || n || '@example.org', 'Hello', 'Hello', '<p>Hello</p>', 'contact'
    from generate_series(1, 100000) n`.execute(db)
  await sql`analyze comments`.execute(db)
  await sql`analyze mails`.execute(db)
  const { id } = await db.selectFrom('themes').select('id').executeTakeFirstOrThrow()
  return id
}
