import { notify, readNotice } from '#features/notices/index.ts'
import { administrators } from '#lib/administrators.ts'
import type { Db } from '#lib/db.ts'

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
  for (const { id: userId } of await administrators(trx).execute())
    if (userId !== waiting.actorId)
      await notify(trx, { userId, kind: 'employer-waiting', key: keyOf(id), ...waiting })
}

/** It is decided: nobody else of the staff needs to look. */
export async function doneWaiting(trx: Db, id: string): Promise<void> {
  for (const { id: userId } of await administrators(trx).execute()) await readNotice(trx, userId, keyOf(id))
}

const keyOf = (id: string) => `employer-waiting ${id}`
