import { z } from 'zod'
import { blockTypes } from '../blocks/list.ts'
import { columnTypes } from '../columns/list.ts'
import { columnFields } from './column.ts'
import { containerFields } from './container.ts'
import { type FieldMap, objectOf } from './fields.ts'
import { most } from './limits.ts'
import type { ContentType } from './types.ts'
import { misunderstoodIn } from './understood.ts'

/** The form in which documents are kept now; older ones are brought to it when they are read. */
export const schemaVersion = 1

const Id = z.string().regex(/^[\w-]{1,40}$/)
/** What every thing of a document has: an id of its own, and whatever else it came with. */
const Thing = z.looseObject({ id: Id, contentType: z.string().max(60) })

export type Block = z.output<typeof Thing> & Record<string, unknown>
export type Column = Partial<z.output<ReturnType<typeof objectOf<typeof columnFields>>>> & {
  id: string
  /** empty while nothing has been chosen */
  contentType: string
  freeContent?: Block[]
}
export type Container = Partial<z.output<ReturnType<typeof objectOf<typeof containerFields>>>> & {
  id: string
  columns: Column[]
  /** columns that another layout set aside: kept for the way back, shown to nobody */
  setAside?: Column[]
}
export type Document = { schemaVersion: number; containers: Container[] }

const ColumnShape = z.looseObject({ ...Thing.shape, ...objectOf(columnFields).shape })
const ContainerShape = objectOf(containerFields).extend({
  id: Id,
  columns: z.array(ColumnShape).max(most.columns),
  setAside: z.array(ColumnShape).max(most.columns).optional(),
})

/** A document while it is edited: the fields of known types are checked, what is unknown stays as it is. */
export const DraftDocument = z
  .object({
    schemaVersion: z.literal(schemaVersion),
    containers: z.array(ContainerShape).max(most.containers),
  })
  .superRefine((document, context) => {
    const ids = new Set<string>()
    const anchors = new Set<string>()
    const at = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    const once = (id: string, path: (string | number)[]) =>
      ids.has(id) ? at(path, 'Two parts of the page have the same id.') : ids.add(id)
    document.containers.forEach((container, i) => {
      const path = ['containers', i]
      once(container.id, path)
      const anchor = container.htmlId
      if (anchor && !/^[A-Za-z][\w-]*$/.test(anchor))
        at([...path, 'htmlId'], 'An anchor begins with a letter, then letters, digits, - and _.')
      if (anchor && anchors.has(anchor)) at([...path, 'htmlId'], 'Another container has this anchor.')
      if (anchor) anchors.add(anchor)
      container.columns.forEach((column, j) => {
        const here = [...path, 'columns', j]
        once(column.id, here)
        check(columnTypes, column, here)
        const blocks = column.contentType === 'freeContent' ? (column.freeContent as Block[] | undefined) : []
        if (!Array.isArray(blocks ?? [])) return
        blocks?.forEach((block, k) => {
          once(block.id, [...here, 'freeContent', k])
          check(blockTypes, block, [...here, 'freeContent', k])
        })
      })
    })
    function check(types: readonly ContentType[], thing: Record<string, unknown>, path: (string | number)[]) {
      const type = types.find(({ key }) => key === thing.contentType)
      const read = type && objectOf(type.fields).safeParse(thing)
      for (const issue of read?.error?.issues ?? [])
        at([...path, ...(issue.path as (string | number)[])], issue.message)
    }
  })

/** A whole document as it is sent to be kept: addresses and videos in it are understood, or named at their fields. */
export const Document = DraftDocument.superRefine(({ containers }, context) => {
  const check = (fields: FieldMap, values: Record<string, unknown>, at: (string | number)[]) => {
    for (const { path, message } of misunderstoodIn(fields, values))
      context.addIssue({ code: 'custom', path: [...at, ...path], message })
  }
  containers.forEach((container, i) => {
    check(containerFields, container, ['containers', i])
    container.columns.forEach((column, j) => {
      const here = ['containers', i, 'columns', j]
      check(typeOf('column', column.contentType)?.fields ?? {}, column, here)
      blocksOf(column as Column).forEach((block, k) => {
        check(typeOf('block', block.contentType)?.fields ?? {}, block, [...here, 'freeContent', k])
      })
    })
  })
})

/** Blocks of free content; other types, known or not, have none. */
export const blocksOf = (column: Column): readonly Block[] =>
  column.contentType === 'freeContent' && Array.isArray(column.freeContent) ? column.freeContent : []

/** The fields of a column's or block's type; null for one that this version does not know. */
export const typeOf = (kind: 'column' | 'block', key: string): ContentType | null =>
  ((kind === 'column' ? columnTypes : blockTypes) as readonly ContentType[]).find(
    (type) => type.key === key,
  ) ?? null

/** Names of required fields that are empty (document 3, section 5). */
export function missingIn(fields: FieldMap, values: Record<string, unknown>): string[] {
  return Object.entries(fields)
    .filter(
      ([, field]) => field.required && (!field.when || field.when.is.includes(values[field.when.field])),
    )
    .filter(([name]) => values[name] === undefined || values[name] === null || values[name] === '')
    .map(([name]) => name)
}
