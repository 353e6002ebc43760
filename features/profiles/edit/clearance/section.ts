import { z } from 'zod'
import { oneOf } from '#schema/fields.ts'
import { clearances } from '#spec/lists.ts'
import { saveProfile } from '../../save.ts'
import { section } from '../section.ts'

const date = 'Please write the date as year, month and day, such as 2025-06-30.'

const Clearance = z.object({
  securityClearance: oneOf(clearances),
  clearanceEndedAt: z.preprocess((value) => value || null, z.iso.date(date).nullable()),
})

/** A security clearance, and the date from which it lasts 24 months. */
export const clearance = section({
  schema: Clearance,
  async fieldsOf(_db, { securityClearance, clearanceEndedAt }) {
    return {
      values: { securityClearance: securityClearance ?? '', clearanceEndedAt: clearanceEndedAt ?? '' },
    }
  },
  async save(db, _request, userId, input) {
    await saveProfile(db, userId, input)
  },
})
