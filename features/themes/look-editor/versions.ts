import { sql } from 'kysely'
import type { Actor } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { isModifiedSince, type UnmodifiedSince } from '#lib/optimistic-lock.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import { editableTheme, saveLook } from '../admin/save.ts'
import { allSettings } from '../look/model/settings.ts'
import { conflictsIn, type Look, LookChange, lookShape } from '../look/schema.ts'
import { lookState, nameOf, reservedFor, storeDraft, withoutKeys } from './draft.ts'
import { lookMessages } from './messages.ts'
import { differences } from './model/differences.ts'
import { isSame } from './model/same.ts'
import type { LookVersion } from './schema.ts'

type Acting = NonNullable<Actor>

/** How many publications the editor shows. */
const mostShown = 50

/** The newest publications of a theme's look. */
export async function lookVersions(db: Db, id: string): Promise<LookVersion[]> {
  const found = await db
    .selectFrom('look_versions as v')
    .select(['v.number', 'v.look', 'v.published_at as at', nameOf(sql.ref('v.published_by')).as('by')])
    .where('v.theme_id', '=', id)
    .orderBy('v.number', 'desc')
    .limit(mostShown)
    .execute()
  return found.map(({ number, look, at, by }, place) => {
    const { brand, accent, ink } = look as unknown as Look
    return { number, at: at.toISOString(), by, look: { brand, accent, ink }, isLive: place === 0 }
  })
}

/** The look of a publication, as far as its settings still exist. @throws Problem 404 */
export async function versionLook(db: Db, id: string, number: number): Promise<LookChange> {
  const version = await db
    .selectFrom('look_versions')
    .select('look')
    .where('theme_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!version) throw notFound(lookMessages.noVersion)
  const known = Object.entries(version.look as object).flatMap(([key, value]) => {
    const read = lookShape[key as keyof typeof lookShape]?.safeParse(value)
    return read?.success ? [[key, read.data]] : []
  })
  return LookChange.parse(Object.fromEntries(known))
}

/**
 * Changes what is live, and keeps it as a version. The draft keeps what still differs.
 * @throws Problem 404 when the actor may not edit the theme; Invalid for settings that only administrators change
 */
export async function publishLook(trx: Db, actor: Acting, id: string, change: LookChange): Promise<void> {
  await editableTheme(trx, actor, id)
  const { live, draft } = await lookState(trx, id)
  const next: Look = { ...live, ...change }
  const changed = differences(live, next)
  const reserved = await reservedFor(trx, actor.viewer, id)
  const refused = changed.filter(({ key }) => reserved.includes(key))
  if (refused.length)
    throw new Invalid(Object.fromEntries(refused.map(({ key }) => [key, lookMessages.reserved])))
  if (!changed.length) return
  const wrong = conflictsIn(next)
  if (Object.keys(wrong).length) throw new Invalid(wrong)
  await saveLook(trx, actor, id, Object.fromEntries(changed.map(({ key }) => [key, next[key]])) as LookChange)
  const newest = await trx
    .selectFrom('look_versions')
    .select(['number', 'look'])
    .where('theme_id', '=', id)
    .orderBy('number', 'desc')
    .executeTakeFirst()
  // The look before the first publication can be brought back as well, and one that the form of the site has changed.
  const before = newest && isIn(live, newest.look as LookChange) ? [] : [{ look: live, published_by: null }]
  const published = [...before, { look: next, published_by: actor.viewer?.id ?? null }]
  await trx
    .insertInto('look_versions')
    .values(
      published.map(({ look, published_by }, at) => ({
        ...{ theme_id: id, published_by },
        ...{ number: (newest?.number ?? 0) + at + 1, look: JSON.stringify(look) },
      })),
    )
    .execute()
  await trx
    .updateTable('look_plans')
    .set({ changes: sql`changes - ${changed.map(({ key }) => key)}::text[]` })
    .where('theme_id', '=', id)
    .execute()
  await trx
    .deleteFrom('look_plans')
    .where('theme_id', '=', id)
    .where('changes', '=', sql<string>`'{}'::jsonb`)
    .execute()
  await storeDraft(trx, actor, id, { live: next, draft: { ...next, ...changesOf(live, draft) } })
}

/** Whether a publication has what is live; one from before a setting existed has nothing of it. */
const isIn = (live: Look, published: LookChange): boolean =>
  allSettings.every(({ key, initial }) => isSame(published[key] ?? initial, live[key]))

/** What the draft changes stays in it, also where another value was published meanwhile. */
const changesOf = (live: Look, draft: Look): LookChange =>
  Object.fromEntries(differences(live, draft).map(({ key }) => [key, draft[key]]))

/**
 * Publishes the draft, or does something else with it, except for settings that only administrators change.
 * @throws Invalid when there is nothing to publish, or somebody else has changed the draft since it was looked at
 */
export async function publishDraft(
  trx: Db,
  actor: Acting,
  id: string,
  unmodifiedSince: UnmodifiedSince,
  publish: typeof publishLook = publishLook,
): Promise<void> {
  await editableTheme(trx, actor, id)
  const { live, draft, saved } = await lookState(trx, id)
  if (saved && isModifiedSince(new Date(saved.at), unmodifiedSince))
    throw new Invalid({ form: lookMessages.savedMeanwhile })
  const own = withoutKeys(changesOf(live, draft), await reservedFor(trx, actor.viewer, id))
  if (!Object.keys(own).length) throw new Invalid({ form: lookMessages.same })
  await publish(trx, actor, id, own)
}

/** Publishes the look of an earlier version again. @throws Problem 404 when there is no such version */
export async function bringBack(trx: Db, actor: Acting, id: string, number: number): Promise<void> {
  await editableTheme(trx, actor, id)
  const look = await versionLook(trx, id, number)
  await publishLook(trx, actor, id, withoutKeys(look, await reservedFor(trx, actor.viewer, id)))
}
