import { sql } from 'kysely'
import { dropFile } from '#features/files/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import type { Retention } from '#lib/retention.ts'

/** The file of a DD214 after staff have validated it. That it was validated stays. */
export const dd214Retention: Retention = {
  setting: 'RETAIN_DD214_DAYS',
  what: 'Files of DD214s since they were validated',
  table: 'files',
  isOver: (before) => sql<boolean>`purpose = 'dd214' and exists (select from profiles
    where dd214_file_id = files.id and dd214_status = 'validated' and dd214_checked_at < ${before})`,
  drop: dropDd214s,
}

async function dropDd214s(trx: Db, ids: string[]) {
  for (const id of ids) {
    const { user_id } = await trx
      .updateTable('profiles')
      .set({ dd214_file_id: null })
      .where('dd214_file_id', '=', id)
      .returning('user_id')
      .executeTakeFirstOrThrow()
    await dropFile(trx, id)
    const nobody = null
    await audit(trx, nobody, {
      action: 'dd214.delete',
      subject: { type: 'user', id: user_id },
      detail: { file: id },
    })
  }
}
