import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import { lookState, reservedFor } from './draft.ts'
import type { LookEditor } from './schema.ts'
import { lookVersions } from './versions.ts'

/** What the editor of a site's look shows this viewer, who may edit it (mayEditLive). */
export async function lookEditor(db: Db, viewer: Person, id: string): Promise<LookEditor> {
  const [state, versions, reserved] = await Promise.all([
    lookState(db, id),
    lookVersions(db, id),
    reservedFor(db, viewer, id),
  ])
  return { state, versions, reserved }
}
