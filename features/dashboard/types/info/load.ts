import { z } from 'zod'
import { moduleType } from '../model.ts'

export type InfoData = { text: string; linkText: string; linkTo: string }

const address = z
  .string()
  .trim()
  .max(2_000)
  .refine(
    (to) => to === '' || /^(\/(?!\/)|https:\/\/)/.test(to),
    'Please enter a path of this site or an https address.',
  )

/** Text of the site, with a link. */
export const info = moduleType({
  type: 'info',
  label: 'Information',
  dashboards: ['User', 'Manager'],
  options: z.object({
    text: z
      .string()
      .trim()
      .min(1, 'Please enter the text.')
      .max(2_000, 'Please use 2,000 characters or fewer.'),
    linkText: z.string().trim().max(60).default(''),
    linkTo: address.default(''),
  }),
  load: async (_asking, options): Promise<InfoData> => options,
})
