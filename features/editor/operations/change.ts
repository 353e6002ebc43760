import {
  type Block,
  blocksOf,
  type Column,
  type Container,
  clamp,
  columnWidth,
  type Document,
} from '#features/content/schema.ts'
import { find, type Part, pathTo } from './find.ts'

/** The document with one part replaced; every other part stays the very same object. */
export function replace(document: Document, id: string, change: (part: Part) => Part): Document {
  const [container, column, block] = pathTo(document, id)
  if (!container) return document
  return withContainer(document, container.at, (outer) =>
    column
      ? withColumn(outer, column.at, (inner) =>
          block
            ? {
                ...inner,
                freeContent: blocksOf(inner).with(block.at, change(blocksOf(inner)[block.at]!) as Block),
              }
            : (change(inner) as Column),
        )
      : (change(outer) as Container),
  )
}

const withContainer = (document: Document, at: number, change: (container: Container) => Container) => ({
  ...document,
  containers: document.containers.with(at, change(document.containers[at]!)),
})

const withColumn = (container: Container, at: number, change: (column: Column) => Column) => ({
  ...container,
  columns: container.columns.with(at, change(container.columns[at]!)),
})

/** One value of a part; undefined unsets it, which is not the same as 0 or nothing. */
export function setField(document: Document, id: string, name: string, value: unknown): Document {
  return replace(document, id, (part) => {
    if (Object.is((part as Record<string, unknown>)[name], value)) return part
    const { [name]: _, ...rest } = part as Record<string, unknown>
    return (value === undefined ? rest : { ...part, [name]: value }) as Part
  })
}

/** Both widths of a row of two columns: what one wins the other gives. */
export function setWidth(document: Document, id: string, width: number | undefined): Document {
  const [outer, place] = pathTo(document, id)
  const changed = setField(document, id, 'width', width)
  const beside = outer && place && (outer.part as Container).columns[place.at ^ 1]
  if (!beside) return changed
  const rest = width === undefined ? undefined : clamp(100 - width, columnWidth)
  return setField(changed, beside.id, 'width', rest)
}

/** Whether one control sets this column's width: two columns have widths, no other layout has. */
export function hasWidth(document: Document, id: string): boolean {
  const [outer] = pathTo(document, id)
  return find(document, id)?.kind === 'column' && (outer!.part as Container).style === 'twoColumns'
}
