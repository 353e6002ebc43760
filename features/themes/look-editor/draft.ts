import { type Expression, sql } from 'kysely'
import type { Actor } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import { may, type Person } from '#spec/access.ts'
import { editableTheme } from '../admin/save.ts'
import { wholeLook } from '../look/look.ts'
import { allSettings, type SettingKey } from '../look/model/settings.ts'
import { conflictsIn, type Look, type LookChange } from '../look/schema.ts'
import { lookMessages } from './messages.ts'
import { differences, valueWords } from './model/differences.ts'
import { presetOf } from './model/presets.ts'
import { isSame, isSameOrder } from './model/same.ts'
import type { DraftForm, LookState } from './schema.ts'

type Acting = NonNullable<Actor>

/** The look of a theme as it is live and as its draft has it. @throws Problem 404 */
export async function lookState(db: Db, id: string): Promise<LookState> {
  const found = await db
    .selectFrom('themes as t')
    .leftJoin('look_drafts as d', 'd.theme_id', 't.id')
    .select([
      't.name',
      't.variables',
      't.content',
      'd.changes',
      'd.saved_at as savedAt',
      nameOf(sql.ref('d.saved_by')).as('savedBy'),
    ])
    .where('t.id', '=', id)
    .executeTakeFirst()
  if (!found) throw notFound('There is no such site.')
  const version = await db
    .selectFrom('look_versions as v')
    .select(['v.number', 'v.published_at as at', nameOf(sql.ref('v.published_by')).as('by')])
    .where('v.theme_id', '=', id)
    .orderBy('v.number', 'desc')
    .executeTakeFirst()
  const live = wholeLook(found)
  const { changes, savedAt, savedBy } = found
  return {
    live,
    draft: { ...live, ...(changes as LookChange | null) } as Look,
    saved: savedAt && { at: savedAt.toISOString(), by: savedBy },
    version: version ? { ...version, at: version.at.toISOString() } : null,
  }
}

/** The name of a person in a column. */
export const nameOf = (id: Expression<unknown>) =>
  sql<string | null>`(select u.first_name || ' ' || u.last_name from users u where u.id = ${id})`

/** The settings of this theme's look that this viewer does not change. */
export async function reservedFor(db: Db, viewer: Person, id: string): Promise<SettingKey[]> {
  if (may(viewer, 'themes.manage')) return []
  const { look_reserved: reserved } = await db
    .selectFrom('themes')
    .select('look_reserved')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return allSettings.map(({ key }) => key).filter((key) => reserved.includes(key))
}

export type Conflicts = { [key in SettingKey]?: { value: string; by: string | null } }

/**
 * Saves settings into the draft, each by itself: what somebody else has saved into other settings stays, and a setting that
 * both changed is not overwritten.
 * @returns the settings that somebody else has changed meanwhile, which are not saved
 * @throws Problem 404 when the actor may not edit the theme; Invalid for settings that only administrators change
 */
export async function saveDraft(trx: Db, actor: Acting, id: string, form: DraftForm): Promise<Conflicts> {
  await editableTheme(trx, actor, id)
  const { live, draft, saved } = await lookState(trx, id)
  const { was = {}, preset, putBack, ...fields } = form
  const reserved = await reservedFor(trx, actor.viewer, id)
  const pressed: LookChange = {
    ...(preset && withoutKeys(presetOf(preset), reserved)),
    ...(putBack && putBack in live && { [putBack]: live[putBack as SettingKey] }),
  }
  const sent: LookChange = { ...fields, ...pressed }
  const opened = withoutKeys(was, Object.keys(pressed) as SettingKey[])
  const before = { ...draft, ...opened } as Look
  const changed = settingsIn(sent).filter(
    ({ key }) =>
      !isSame(sent[key], before[key]) && !(key === 'sections' && isSameOrder(sent.sections!, before)),
  )
  const refused = changed.filter(({ key }) => reserved.includes(key))
  if (refused.length)
    throw new Invalid(Object.fromEntries(refused.map(({ key }) => [key, lookMessages.reserved])))
  const isTaken = ({ key }: { key: SettingKey }) =>
    key in opened && !isSame(draft[key], opened[key]) && !isSame(draft[key], sent[key])
  const taken = changed.filter(isTaken)
  const kept = changed.filter((setting) => !isTaken(setting))
  const next = { ...draft, ...Object.fromEntries(kept.map(({ key }) => [key, sent[key]])) } as Look
  const wrong = conflictsIn(next)
  if (kept.length && Object.keys(wrong).length) throw new Invalid(wrong)
  if (kept.length) await storeDraft(trx, actor, id, { live, draft: next })
  return Object.fromEntries(
    taken.map((setting) => [
      setting.key,
      { value: valueWords(setting, draft[setting.key]), by: saved?.by ?? null },
    ]),
  )
}

const settingsIn = (sent: LookChange) => allSettings.filter(({ key }) => sent[key] !== undefined)

export const withoutKeys = (look: LookChange, keys: readonly SettingKey[]): LookChange =>
  Object.fromEntries(Object.entries(look).filter(([key]) => !keys.includes(key as SettingKey)))

/** Keeps what differs from what is live; nothing is no draft. */
export async function storeDraft(
  trx: Db,
  actor: Acting,
  id: string,
  { live, draft }: Pick<LookState, 'live' | 'draft'>,
): Promise<void> {
  const changes = Object.fromEntries(differences(live, draft).map(({ key }) => [key, draft[key]]))
  if (!Object.keys(changes).length) return discardDraft(trx, id)
  const row = { changes: JSON.stringify(changes), saved_by: actor.viewer?.id ?? null, saved_at: new Date() }
  await trx
    .insertInto('look_drafts')
    .values({ theme_id: id, ...row })
    .onConflict((conflict) => conflict.column('theme_id').doUpdateSet(row))
    .execute()
}

export async function discardDraft(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('look_drafts').where('theme_id', '=', id).execute()
}
