import { sql } from 'kysely'
import { type Actor, audit } from '#lib/audit.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import { addTask } from '#lib/queue.ts'
import { slugOf } from '#lib/slug.ts'
import { holdName } from './hold-name.ts'
import { employerMessages } from './messages.ts'

/**
 * Gives an employer another name. Its id and its source's key stay, so feeds go on; addresses contain the id, so old
 * links lead to the new ones; cards show the name of the moment, and the search index follows in the background.
 * @throws Invalid when another employer of the site has the name; Problem 404
 */
export async function renameEmployer(db: Db, actor: Actor, id: string, wanted: string): Promise<void> {
  const name = wanted.trim()
  if (!name) throw new Invalid({ name: employerMessages.nameMissing })
  await inTransaction(db, async (trx) => {
    // Not beside an import, which holds the row while it indexes jobs under the old name.
    const before = await trx
      .selectFrom('employers')
      .select(['name', 'name_space', 'source_theme_id as themeId'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!before) throw notFound(employerMessages.noSuchEmployer)
    if (before.name === name) return
    await refuseTaken(trx, id, before.name_space, name)
    await trx
      .updateTable('employers')
      .set({ name, slug: slugOf(name, 'employer'), updated_at: new Date() })
      .where('id', '=', id)
      .execute()
    await addTask(trx, 'jobs.refresh-employer', { employer: id }, { key: `refresh employer ${id}` })
    await sql`select pg_notify('content', '')`.execute(trx)
    const event = { action: 'employer.rename', themeId: before.themeId, detail: { from: before.name, name } }
    await audit(trx, actor, { ...event, subject: { type: 'employer', id } })
  })
}

async function refuseTaken(trx: Db, id: string, nameSpace: string, name: string): Promise<void> {
  await holdName(trx, nameSpace, name)
  const taken = await trx
    .selectFrom('employers')
    .select('id')
    .where('name_space', '=', nameSpace)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (taken) throw new Invalid({ name: employerMessages.nameTaken })
}
