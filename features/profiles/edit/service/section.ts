import { inTransaction } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import { saveProfile } from '../../save.ts'
import { type Service, saveService } from '../../service.ts'
import { section } from '../section.ts'
import { branches, serviceTyped } from './catalog.ts'
import { readService } from './read.ts'
import { ServiceSection } from './schema.ts'

/** Branch, rank and occupation, one entry for each change; reason for discharge. */
export const service = section({
  schema: ServiceSection,
  async fieldsOf(db, { id, dischargeReason, isMilitarySpouse }) {
    const [rows, corps] = await Promise.all([serviceTyped(db, id), branches(db)])
    return {
      values: {
        dischargeReason: dischargeReason ?? '',
        isMilitarySpouse: isMilitarySpouse ? 'on' : '',
        service: rows,
      },
      choices: { corps },
    }
  },
  async save(db, _request, userId, { dischargeReason, isMilitarySpouse, service }) {
    const errors: Record<string, string> = {}
    const known = await serviceTyped(db, userId)
    const rows: Service[] = []
    for (const [at, row] of service.entries()) {
      if (!Object.values(row).some(Boolean)) continue
      const wrong = (field: string, message: string) => (errors[`service.${at}.${field}`] ??= message)
      rows.push(await readService(db, row, known, wrong))
    }
    if (Object.keys(errors).length) throw new Invalid(errors)
    await inTransaction(db, async (trx) => {
      await saveProfile(trx, userId, { dischargeReason, isMilitarySpouse })
      await saveService(trx, userId, rows)
    })
  },
})
