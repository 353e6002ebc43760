import { z } from 'zod'
import { inTransaction } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import { oneOf } from '#schema/fields.ts'
import { educationLevels } from '#spec/lists.ts'
import { saveWork, workOf } from '../../records.ts'
import { saveProfile } from '../../save.ts'
import type { WorkRecord } from '../../schema.ts'
import { type Row, rowsOf, type Typed, typedRows } from '../schema.ts'
import { section } from '../section.ts'
import { yearsIn } from '../year-range.ts'
import { workFields } from './schema.ts'

const Work = z.looseObject({ education: oneOf(educationLevels) })
type WorkRow = Row<(typeof workFields)[number]>

/** Education and civilian work. */
export const work = section({
  schema: Work,
  async shown(db, { id, education }) {
    const rows = (await workOf(db, id)).map((record) => ({
      kind: record.kind,
      title: record.title,
      organization: record.organization,
      from: String(record.fromYear ?? ''),
      to: String(record.toYear ?? ''),
      description: record.description ?? '',
    }))
    return { values: { education: education ?? '', ...typedRows(rows) } }
  },
  async save(db, _request, userId, { education, ...typed }) {
    const errors: Record<string, string> = {}
    const records = rowsOf(typed as Typed, workFields)
      .filter(({ row }) => [row.title, row.organization, row.from, row.to, row.description].some(Boolean))
      .map(({ at, row }) => recordOf(row, (field, message) => (errors[`${field}-${at}`] ??= message)))
    if (Object.keys(errors).length) throw new Invalid(errors)
    await inTransaction(db, async (trx) => {
      await saveProfile(trx, userId, { education })
      await saveWork(trx, userId, records)
    })
  },
})

function recordOf(row: WorkRow, wrong: (field: string, message: string) => void): Omit<WorkRecord, 'id'> {
  const title = row.title.trim()
  const organization = row.organization.trim()
  const isWork = row.kind !== 'education'
  if (!title) wrong('title', isWork ? 'Please say what your job was.' : 'Please say what you learned.')
  if (!organization) wrong('organization', isWork ? 'Please say for whom.' : 'Please say where.')
  if (title.length > 150) wrong('title', 'Please use 150 characters or fewer.')
  if (organization.length > 150) wrong('organization', 'Please use 150 characters or fewer.')
  if (row.description.length > 2000) wrong('description', 'Please use 2000 characters or fewer.')
  const years = yearsIn(row.from, row.to)
  if (typeof years === 'string') wrong('from', years)
  return {
    kind: isWork ? 'work' : 'education',
    title,
    organization,
    description: row.description.trim() || null,
    ...(typeof years === 'string' ? { fromYear: null, toYear: null } : years),
  }
}
