import { z } from 'zod'
import { BadgeForm } from '#features/badges/schema.ts'
import { readData } from './data.ts'

const DemoBadge = BadgeForm.pick({ name: true, icon: true }).extend({
  /** slug of the site that gives it; null: all sites */
  theme: z.string().nullable(),
  /** who has it, by e-mail */
  holders: z.array(z.email()),
})

export const badges = readData('people/badges', z.array(DemoBadge.strict()))
