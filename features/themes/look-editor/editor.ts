import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import { timeZones } from '#spec/time-zones.ts'
import { applications } from '../admin/schema.ts'
import { lookState, reservedFor } from './draft.ts'
import { lookPlan } from './plan.ts'
import type { LookEditor } from './schema.ts'
import { lookVersions } from './versions.ts'

/** What the editor of a site's look shows this viewer, who may edit it (mayEditLive). */
export async function lookEditor(db: Db, viewer: Person, id: string): Promise<LookEditor> {
  const [state, versions, reserved, plan, site] = await Promise.all([
    lookState(db, id),
    lookVersions(db, id),
    reservedFor(db, viewer, id),
    lookPlan(db, id),
    siteOf(db, id),
  ])
  return { state, versions, reserved, plan, ...site }
}

/** `timeZone`: 'Central', what the clock of the site shows */
async function siteOf(db: Db, id: string): Promise<Pick<LookEditor, 'timeZone' | 'off'>> {
  const theme = await db
    .selectFrom('themes')
    .select(['time_zone', 'applications'])
    .where('id', '=', id)
    .executeTakeFirst()
  const on = (theme?.applications ?? {}) as Record<string, boolean>
  return {
    timeZone: timeZones.find(({ value }) => value === theme?.time_zone)?.label ?? theme?.time_zone ?? '',
    off: applications.map(({ value }) => value).filter((name) => !on[name]),
  }
}
