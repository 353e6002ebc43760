import { notify, readNotice } from '#features/notices/index.ts'
import type { Db } from '#lib/db.ts'
import { highestType } from '#spec/roles.ts'

type Waiting = {
  /** names what waits: an employer or a claim */
  id: string
  who: string
  what: string
  detail?: string
  href: string
  themeId: string | null
  /** who asked; the notice goes with that account */
  actorId: string | null
}

/** Administrators hear that somebody waits for their decision, each in the way that they chose. */
export async function tellStaff(trx: Db, { id, ...waiting }: Waiting): Promise<void> {
  for (const userId of await staff(trx))
    if (userId !== waiting.actorId)
      await notify(trx, { userId, kind: 'employer-waiting', key: keyOf(id), ...waiting })
}

/** It is decided: nobody else of the staff needs to look. */
export async function doneWaiting(trx: Db, id: string): Promise<void> {
  for (const userId of await staff(trx)) await readNotice(trx, userId, keyOf(id))
}

const keyOf = (id: string) => `employer-waiting ${id}`

/** In one order, so that two of them who decide at once do not wait for each other. */
async function staff(trx: Db): Promise<string[]> {
  const rows = await trx
    .selectFrom('users')
    .select('id')
    .where('type', '=', highestType)
    .where('disabled_at', 'is', null)
    .where('activated_at', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}
