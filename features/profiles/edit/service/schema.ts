import { z } from 'zod'
import { checkbox, oneOf } from '#schema/fields.ts'
import { nested } from '#schema/nested.ts'
import { type DischargeReason, dischargeReasons } from '#spec/lists.ts'
import { mostRows } from '../schema.ts'

const text = z.string().trim().default('')

/** `_rank` and `_occupation` are words: what was typed where nothing was chosen, or where there is no script. */
const ServiceRow = z.object({
  corps: text,
  rank: text,
  _rank: text,
  occupation: text,
  _occupation: text,
  from: text,
  to: text,
})
export type ServiceRow = z.output<typeof ServiceRow>

/** Empty rows keep their place, so that errors name the row that was filled in. */
export const ServiceSection = z.preprocess(
  nested,
  z.object({
    dischargeReason: oneOf(dischargeReasons as unknown as [DischargeReason, ...DischargeReason[]]),
    isMilitarySpouse: checkbox,
    service: z.preprocess(
      (given) => (given ? [...(given as unknown[])].map((row) => row ?? {}) : []),
      z.array(ServiceRow).max(mostRows + 1),
    ),
  }),
)
