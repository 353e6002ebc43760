import { z } from 'zod'
import { xcreditFor } from '#features/xcredit/index.ts'
import { moduleType } from '../model.ts'

/** Outside learning: the way there, or the form for an account (document 3, section 4); left out where it is off. */
export const xcreditSignup = moduleType({
  type: 'xcreditSignup',
  label: 'XCredit',
  dashboards: ['User'],
  options: z.object({}),
  load: ({ db, viewer }) => xcreditFor(db, viewer),
})
