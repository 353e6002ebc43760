import { z } from 'zod'
import { FileField } from '#features/files/schema.ts'
import { checkbox, requiredText, text } from '#schema/fields.ts'
import { paged, searchText } from '#schema/paged.ts'
import type * as answers from './answers.ts'
import { resourceMessages as words } from './messages.ts'

const isAddress = (address: string) =>
  /^\/(?![/\\])\S*$/.test(address) || (address.startsWith('https://') && URL.canParse(address))

/** Document 2, section 3: title, description, image; what it is, a file or a link, and where it is listed. */
export const ResourceForm = z.object({
  title: requiredText(200, words.title),
  description: requiredText(5_000, words.description),
  category: requiredText(60, words.category),
  /** a page; empty where it is a file */
  address: text(2_000)
    .refine((address) => address === '' || isAddress(address), words.address)
    .default(''),
  /** in place of an address, and of the file before */
  file: FileField.optional(),
  image: FileField.optional(),
  removeImage: checkbox.default(false),
  /** empty: all sites, for administrators; left out: that of the request */
  site: z.union([z.literal(''), z.uuid()]).optional(),
  unmodifiedSince: z.iso.datetime().optional(),
})
export type ResourceForm = z.output<typeof ResourceForm>

export const ListQuery = z.object({ q: searchText, category: searchText, ...paged(24, 50) })
export type ListQuery = z.output<typeof ListQuery>

export const AdminQuery = z.object({ q: searchText, ...paged() })
export type AdminQuery = z.output<typeof AdminQuery>

export type ResourceList = z.infer<typeof answers.ResourceList>
export type ResourcePage = z.infer<typeof answers.ResourcePage>

export type ResourceRow = {
  id: string
  title: string
  category: string
  site: string | null
  isFile: boolean
}

/** What the form shows first. */
export type ResourceValues = Pick<ResourceForm, 'title' | 'description' | 'category' | 'address'> & {
  id: string
  site: string
  file: { url: string; name: string } | null
  image: string | null
  unmodifiedSince: string
}

export type FormProps = {
  resource: ResourceValues | null
  here: string
  /** to choose from; empty: that of the request */
  sites: { value: string; label: string }[]
  /** categories in use */
  categories: string[]
}
