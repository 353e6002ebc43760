import { z } from 'zod'
import { inTransaction } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import { checkbox, oneOf } from '#schema/fields.ts'
import { type DischargeReason, dischargeReasons } from '#spec/lists.ts'
import { saveProfile } from '../../save.ts'
import { type Service, saveService } from '../../service.ts'
import { rowsOf, type Typed, typedRows } from '../schema.ts'
import { section } from '../section.ts'
import { branches, serviceTyped } from './catalog.ts'
import { readService } from './read.ts'
import { serviceFields } from './schema.ts'

const Told = z.looseObject({
  dischargeReason: oneOf(dischargeReasons as unknown as [DischargeReason, ...DischargeReason[]]),
  isMilitarySpouse: checkbox,
})

/** Branch, rank and occupation, one entry for each change; reason for discharge. */
export const service = section({
  schema: Told,
  async shown(db, { id, dischargeReason, isMilitarySpouse }) {
    const [rows, corps] = await Promise.all([serviceTyped(db, id), branches(db)])
    return {
      values: {
        dischargeReason: dischargeReason ?? '',
        isMilitarySpouse: isMilitarySpouse ? 'on' : '',
        ...typedRows(rows),
      },
      choices: { corps },
    }
  },
  async save(db, _request, userId, { dischargeReason, isMilitarySpouse, ...typed }) {
    const errors: Record<string, string> = {}
    const known = await serviceTyped(db, userId)
    const rows: Service[] = []
    for (const { at, row } of rowsOf(typed as Typed, serviceFields))
      rows.push(await readService(db, row, known, (field, message) => (errors[`${field}-${at}`] ??= message)))
    if (Object.keys(errors).length) throw new Invalid(errors)
    await inTransaction(db, async (trx) => {
      await saveProfile(trx, userId, { dischargeReason, isMilitarySpouse })
      await saveService(trx, userId, rows)
    })
  },
})
