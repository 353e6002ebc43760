import { inTransaction } from '#lib/db.ts'
import { saveWork, workOf } from '../../records.ts'
import { saveProfile } from '../../save.ts'
import { section } from '../section.ts'
import { Work } from './schema.ts'

/** Education and civilian work. */
export const work = section({
  schema: Work,
  async fieldsOf(db, { id, education }) {
    const rows = (await workOf(db, id)).map((record) => ({
      kind: record.kind,
      title: record.title,
      organization: record.organization,
      from: String(record.fromYear ?? ''),
      to: String(record.toYear ?? ''),
      description: record.description ?? '',
    }))
    return { values: { education: education ?? '', work: rows } }
  },
  async save(db, _request, userId, { education, work }) {
    await inTransaction(db, async (trx) => {
      await saveProfile(trx, userId, { education })
      await saveWork(trx, userId, work)
    })
  },
})
