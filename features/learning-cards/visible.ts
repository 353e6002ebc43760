import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { ownSites } from '#lib/own-sites.ts'
import { may, type Person } from '#spec/access.ts'

/** Where somebody looks. */
export type Here = { id: string }

/** Those of a site and those of all sites, for any viewer. */
export const trainingsOf = (db: Db, site: Here) =>
  db
    .selectFrom('trainings as t')
    .where((t) => t.or([t('t.theme_id', 'is', null), t('t.theme_id', '=', site.id)]))

/**
 * The trainings that this person finds on this site: its own and those of all sites, without those that are restricted for
 * the person's type; who may edit one finds it whatever it says.
 */
export const visibleTrainings = (db: Db, viewer: Person, site: Here) =>
  trainingsOf(db, site).where((t) =>
    t.or([
      sql<boolean>`not coalesce(${viewer?.type ?? null} = any(t.restricted_for_user_types), true)`,
      mayEditTraining(viewer),
    ]),
  )

/** The trainings that this person may change: administrators all, owners those of their sites, managers those they added. */
export const editableTrainings = (db: Db, viewer: Person) =>
  db.selectFrom('trainings as t').where(mayEditTraining(viewer))

/** The same as a condition on `trainings as t`. */
export function mayEditTraining(viewer: Person) {
  if (!may(viewer, 'trainings.edit')) return sql<boolean>`false`
  const ofSites = ownSites(viewer, 'trainings.everywhere').has('t.theme_id')
  return sql<boolean>`(coalesce(${ofSites}, false) or t.created_by = ${viewer?.id ?? null})`
}
