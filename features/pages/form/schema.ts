import { z } from 'zod'
import { checkbox, ids, optionalText, requiredText } from '#schema/fields.ts'
import { Description, PublishDate, pageTypes, Route, ShareImage } from '../schema.ts'

/** The static page form (document 2, sections 3 and 5). */
export const PageForm = z
  .strictObject({
    name: requiredText(200, 'Please give the page a name.'),
    description: Description,
    type: z.enum(pageTypes, 'Please choose a type.'),
    route: z.union([z.literal('').transform(() => null), z.null(), Route]).default(null),
    hideTitle: checkbox,
    global: checkbox,
    image: ShareImage.default('').transform((address) => address || null),
    // Of articles (document 2, section 3). A form without these fields leaves them as they are.
    publishDate: z.union([z.literal('').transform(() => undefined), PublishDate]).optional(),
    intro: optionalText(500),
    previewImg: ShareImage.optional(),
    themes: ids(100).optional(),
    /** a page of the type template, whose content the page gets */
    template: z
      .union([z.uuid('Please choose a template from the list.'), z.literal('')])
      .default('')
      .transform((id) => id || null),
    /** a home page without content may go live */
    publishEmpty: checkbox,
  })
  .refine(({ type, route }) => type === 'home' || route !== null, {
    path: ['route'],
    message: 'Please give the page a route.',
  })
export type PageForm = z.output<typeof PageForm>

type Choice = { value: string; label: string }

export type PageFormProps = {
  theme: { id: string; name: string }
  page: Omit<PageForm, 'template' | 'publishEmpty' | 'themes'> & {
    id: string | null
    isEmpty: boolean
    /** of the chosen sites those that the viewer edits, without the page's own */
    themes: string[]
  }
  /** other sites that an article can appear on */
  sites: Choice[]
  /** templates to start from */
  templates: Choice[]
  types: Choice[]
  /** marks pages global */
  mayShare: boolean
}
