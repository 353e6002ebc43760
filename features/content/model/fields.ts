import { z } from 'zod'
import type { Leading } from './understood.ts'
import type { Provider } from './video-id.ts'

/** How a value is edited; the editor has a control for each. */
export type Kind =
  | 'text'
  | 'longText'
  | 'html'
  | 'number'
  | 'switch'
  | 'choice'
  | 'color'
  | 'image'
  | 'link'
  | 'video'
  | 'lookup'
  | 'list'
  | 'blocks'

/** A field of a container, column or block: its value, and how the editor shows it. */
export type Field<Value extends z.ZodType = z.ZodType> = {
  kind: Kind
  label: string
  /** what is taken when it is kept; unset is not the default, and null is never kept */
  value: Value
  help?: string
  required?: boolean
  /** what an unset value means */
  default?: z.output<Value>
  min?: number
  max?: number
  step?: number
  unit?: string
  options?: readonly { value: string; label: string }[]
  /** where the choices of a lookup come from */
  path?: string
  /** how many of them are asked for at once */
  limit?: number
  /** of a picture: the field that says what it shows */
  alt?: string
  /** of a link: what it may lead to; anywhere, where it is not said */
  leading?: Leading
  /** of a link: files can be uploaded for it; 'download': the part also says that it is one, and the file's name */
  upload?: 'link' | 'download'
  /** of a video: who plays it */
  provider?: Provider
  /** the fields of an item of a list */
  item?: FieldMap
  /** shown only while another field has this value */
  when?: { field: string; is: readonly unknown[] }
}
export type FieldMap = Record<string, Field>

type More = Pick<Field, 'help' | 'required' | 'when' | 'unit'>

/** One line of plain text. */
export const text = (label: string, more: More & { longest?: number } = {}) =>
  field('text', label, z.string().max(more.longest ?? 300), more)

/** Plain text of several lines. */
export const longText = (label: string, more: More = {}) =>
  field('longText', label, z.string().max(10_000), more)

/** Rich text: HTML, cleaned when it is kept. */
export const html = (label: string, more: More = {}) => field('html', label, z.string().max(200_000), more)

export const number = (
  label: string,
  more: More & { min?: number; max?: number; step?: number; default?: number },
) => field('number', label, z.number(), more)

export const yesNo = (label: string, more: More & { default?: boolean } = {}) =>
  field('switch', label, z.boolean(), more)

export const choice = <const Value extends string>(
  label: string,
  options: readonly { value: Value; label: string }[],
  more: More & { default?: Value } = {},
) => ({
  ...field('choice', label, z.enum(options.map(({ value }) => value) as [Value, ...Value[]]), more),
  options,
})

/** A color as the color picker writes it, or by its CSS name. */
export const color = (label: string, more: More & { default?: string } = {}) =>
  field('color', label, z.string().max(60), more)

/** The address of a picture: one of ours, or https. */
export const image = (label: string, more: More & Pick<Field, 'alt'> = {}) =>
  field('image', label, z.string().max(2_000), more)

/** Where a click leads: a path of the site, an address, a mail address, a telephone. */
export const link = (label: string, more: More & Pick<Field, 'leading' | 'upload'> = {}) =>
  field('link', label, z.string().max(2_000), more)

/** The id of a video (document 3, section 5); the address it is pasted as is reduced to it. */
export const video = (label: string, provider: Provider, more: More = {}) =>
  field('video', label, z.string().max(2_000), { ...more, provider })

/** An id that a lookup offers. */
export const lookup = (label: string, path: string, more: More & Pick<Field, 'limit'> = {}) => ({
  ...field('lookup', label, z.string().max(200), more),
  path,
})

/** Several items with fields of their own. */
export const list = <Item extends FieldMap>(label: string, item: Item, more: More = {}) => ({
  ...field('list', label, z.array(objectOf(item)), more),
  item,
})

/** Blocks of free content. What a block may hold is the business of its type. */
export const blocks = (label: string, more: More = {}) =>
  field('blocks', label, z.array(z.looseObject({ id: z.string(), contentType: z.string() })), more)

/** The values of these fields; all may be unset, and what is not known is kept as it is. */
export const objectOf = <Fields extends FieldMap>(fields: Fields) => {
  type Shape = { [Name in keyof Fields]: z.ZodOptional<Fields[Name]['value']> }
  const shape = Object.entries(fields).map(([name, { value }]) => [name, value.optional()])
  return z.looseObject(Object.fromEntries(shape) as Shape)
}

function field<Value extends z.ZodType>(
  kind: Kind,
  label: string,
  value: Value,
  more: Partial<Field<Value>> & { longest?: number },
): Field<Value> {
  const { longest: _, ...rest } = more
  return { kind, label, value, ...rest }
}
