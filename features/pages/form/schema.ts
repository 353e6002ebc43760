import { z } from 'zod'
import { pageTypes, Route, ShareImage } from '../schema.ts'

const flag = z.preprocess(
  (given) => (Array.isArray(given) ? given.at(-1) : given),
  z.union([z.boolean(), z.stringbool()]).default(false),
) as z.ZodType<boolean>

/** The static page form (document 2, sections 3 and 5). */
export const PageForm = z
  .strictObject({
    name: z.string().trim().min(1, 'Please give the page a name.').max(200),
    description: z
      .string('Please describe the page in a sentence or two.')
      .trim()
      .min(1, 'Please describe the page in a sentence or two.')
      .max(500, 'Please use 500 characters or fewer.'),
    type: z.enum(pageTypes, 'Please choose a type.'),
    route: z.union([z.literal('').transform(() => null), z.null(), Route]).default(null),
    hideTitle: flag,
    global: flag,
    image: ShareImage.default('').transform((address) => address || null),
    /** a page of the type template, whose content the new page begins with */
    template: z
      .union([z.uuid('Please choose a template from the list.'), z.literal('')])
      .default('')
      .transform((id) => id || null),
  })
  .refine(({ type, route }) => type === 'home' || route !== null, {
    path: ['route'],
    message: 'Please give the page a route.',
  })
export type PageForm = z.output<typeof PageForm>

type Choice = { value: string; label: string }

export type PageFormProps = {
  theme: { id: string; name: string }
  page: Omit<PageForm, 'template'> & { id: string | null }
  /** pages to begin with */
  templates: Choice[]
  types: Choice[]
  /** marks pages global */
  mayShare: boolean
}
