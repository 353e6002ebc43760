import {
  type Column,
  type Container,
  columnFields,
  containerFields,
  type Document,
  type FieldMap,
  typeOf,
} from '#features/content/schema.ts'

/** A container, column or block as the rules look at it. */
export type CheckedPart = {
  kind: 'container' | 'column' | 'block'
  id: string
  /** the key of its content type; empty for containers and for what has none yet */
  type: string
  values: Record<string, unknown>
  fields: FieldMap
  container: Container
  /** of a column and of the blocks in it */
  column?: Column
}

/** What of a document visitors get to see, in the order in which they do; parts of unknown kinds are left out. */
export function partsOf(document: Document): CheckedPart[] {
  return document.containers.flatMap((container) => [
    { ...common(container, container), kind: 'container' as const, type: '', fields: containerFields },
    ...shown(container).flatMap((column) => columnParts(column, container)),
  ])
}

const common = (values: { id: string }, container: Container) => ({ id: values.id, values, container })

/** One column shows its first alone; the others wait for the way back. */
const shown = ({ style = 'single', columns }: Container) =>
  style === 'single' ? columns.slice(0, 1) : columns

function columnParts(column: Column, container: Container): CheckedPart[] {
  const type = typeOf('column', column.contentType)
  if (!type && column.contentType) return []
  const part: CheckedPart = {
    ...common(column, container),
    kind: 'column',
    type: column.contentType,
    fields: { ...columnFields, ...type?.fields },
    column,
  }
  const blocks = column.contentType === 'freeContent' ? (column.freeContent ?? []) : []
  return [
    part,
    ...blocks.flatMap((block): CheckedPart[] => {
      const { fields } = typeOf('block', block.contentType) ?? {}
      return fields
        ? [{ ...common(block, container), kind: 'block', type: block.contentType, fields, column }]
        : []
    }),
  ]
}

/** The rich texts of a part: name of the field and HTML. */
export const richTextsOf = ({ fields, values }: CheckedPart): [string, string][] =>
  Object.entries(fields)
    .filter(([name, { kind }]) => kind === 'html' && typeof values[name] === 'string')
    .map(([name]) => [name, values[name] as string])
