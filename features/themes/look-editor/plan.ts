// The draft of a look, published by itself at a moment.
import { sql } from 'kysely'
import type { Actor } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import type { Cron, Tasks } from '#lib/queue.ts'
import type { Person } from '#spec/access.ts'
import type { UserType } from '#spec/roles.ts'
import { editableTheme } from '../admin/save.ts'
import { mayEditLive } from '../live/live.ts'
import type { LookChange } from '../look/schema.ts'
import { nameOf, reservedFor, withoutKeys } from './draft.ts'
import { lookMessages } from './messages.ts'
import { settingsInWords } from './model/differences.ts'
import type { LookPlan, PublishForm } from './schema.ts'
import { publishLook } from './versions.ts'

type Acting = NonNullable<Actor>

/** What is planned for a site's look; null: nothing. */
export async function lookPlan(db: Db, id: string): Promise<LookPlan | null> {
  const found = await db
    .selectFrom('look_plans as p')
    .innerJoin('themes as t', 't.id', 'p.theme_id')
    .select(['p.changes', 'p.publish_at as at', 'p.planned_at as plannedAt', 'p.failed_at as failedAt'])
    .select(['t.time_zone as timeZone', nameOf(sql.ref('p.planned_by')).as('by')])
    .where('p.theme_id', '=', id)
    .executeTakeFirst()
  if (!found) return null
  const { changes, at, plannedAt, failedAt, by, timeZone } = found
  return {
    ...{ by, at: at.toISOString(), when: inWords(at, timeZone), plannedAt: plannedAt.toISOString() },
    ...{ settings: settingsInWords(changes as LookChange), hasFailed: failedAt !== null },
  }
}

/** 'November 30, 2026 at 9:00 AM CST' */
const inWords = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, year: 'numeric', month: 'long', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  })
    .format(moment)
    .replace(/[\u202f\u00a0]/g, ' ')

/**
 * Plans the publication of these settings as they are in the draft now: what is saved into the draft later stays there.
 * @throws Invalid for a moment that is none or has passed, or when somebody else has planned one meanwhile
 */
export async function planLook(
  trx: Db,
  actor: Acting,
  id: string,
  changes: LookChange,
  { date, time, planned }: PublishForm,
): Promise<void> {
  const before = await lookPlan(trx, id)
  if (before && planned !== undefined && planned !== before.plannedAt)
    throw new Invalid({ form: lookMessages.plannedMeanwhile(before.by, before.when) })
  if (!date) throw new Invalid({ date: lookMessages.noDate })
  if (!time) throw new Invalid({ time: lookMessages.noTime })
  const { time_zone: timeZone } = await trx
    .selectFrom('themes')
    .select('time_zone')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ at: Date }>`
    select ${`${date} ${time}`}::timestamp at time zone ${timeZone} as at`.execute(trx)
  const [{ at }] = rows as [{ at: Date }]
  if (at.getTime() <= Date.now())
    throw new Invalid({ date: lookMessages.past(inWords(new Date(), timeZone)) })
  const row = {
    ...{ changes: JSON.stringify(changes), publish_at: at, planned_by: actor.viewer?.id ?? null },
    ...{ planned_at: new Date(), failed_at: null },
  }
  await trx
    .insertInto('look_plans')
    .values({ theme_id: id, ...row })
    .onConflict((conflict) => conflict.column('theme_id').doUpdateSet(row))
    .execute()
}

/** Nothing is published by itself; the draft stays. @throws Problem 404 when the actor may not edit the theme */
export async function cancelPlan(trx: Db, actor: Acting, id: string): Promise<void> {
  await editableTheme(trx, actor, id)
  await trx.deleteFrom('look_plans').where('theme_id', '=', id).execute()
}

/** Publishes what is due, as the person who planned it and with the rights that this person has now. */
async function publishDue(trx: Db, themeId: string): Promise<void> {
  const plan = await trx
    .selectFrom('look_plans as p')
    .innerJoin('themes as t', 't.id', 'p.theme_id')
    .select(['p.changes', 'p.planned_by as by', 't.applications'])
    .where('p.theme_id', '=', themeId)
    .where('p.publish_at', '<=', sql<Date>`now()`)
    .where('p.failed_at', 'is', null)
    .forUpdate(['t', 'p'])
    // Somebody is publishing just now: the next minute decides.
    .skipLocked()
    .executeTakeFirst()
  if (!plan) return
  const viewer = plan.by ? await personOf(trx, plan.by) : null
  const applications = plan.applications as Record<string, boolean>
  if (!mayEditLive(viewer, { id: themeId, applications })) {
    const failed = { failed_at: new Date() }
    await trx.updateTable('look_plans').set(failed).where('theme_id', '=', themeId).execute()
    return
  }
  const own = withoutKeys(plan.changes as LookChange, await reservedFor(trx, viewer, themeId))
  await publishLook(trx, { viewer, ip: '' } satisfies Acting, themeId, own)
  await trx.deleteFrom('look_plans').where('theme_id', '=', themeId).execute()
}

/** A person with the rights of today, as a session would have them. */
async function personOf(db: Db, id: string): Promise<Person> {
  const row = await db
    .selectFrom('users as u')
    .select(['u.id', 'u.first_name', 'u.last_name', 'u.type', 'u.is_theme_owner', 'u.source_theme_id'])
    .select(sql<string[]>`array(select theme_id from theme_owners where user_id = u.id)`.as('owned'))
    .where('u.id', '=', id)
    .where('u.disabled_at', 'is', null)
    .executeTakeFirst()
  return (
    (row && {
      ...{ id: row.id, name: `${row.first_name} ${row.last_name}`, type: row.type as UserType },
      ...{ isThemeOwner: row.is_theme_owner, ownedThemes: row.is_theme_owner ? row.owned : [] },
      ...{ sourceThemeId: row.source_theme_id, isMentor: false, employers: [], actorId: null },
    }) ??
    null
  )
}

export const lookTasks: Tasks = {
  /** Publishes the looks whose moment has come, each by itself. */
  async 'looks.publish'(_, { db }) {
    const due = await db
      .selectFrom('look_plans')
      .select('theme_id')
      .where('publish_at', '<=', sql<Date>`now()`)
      .where('failed_at', 'is', null)
      .execute()
    for (const { theme_id } of due) await db.transaction().execute((trx) => publishDue(trx, theme_id))
  },
}

export const lookCron: Cron[] = [{ task: 'looks.publish', at: '* * * * *' }]
