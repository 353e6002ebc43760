import type { Column, Container, Document } from '#features/content/schema.ts'
import { blankColumn, newId } from './blank.ts'
import { replace } from './change.ts'

export type Style = NonNullable<Container['style']>

/**
 * Another layout (document 3, section 4): single keeps only the first column, two columns ensures two, grid makes images
 * of all. Columns that leave the page are set aside in the container; nothing is destroyed.
 */
export const changeStyle = (document: Document, id: string, style: Style): Document =>
  replace(document, id, (part) => {
    const container = part as Container
    return (container.style ?? 'single') === style ? container : layouts[style](container)
  })

const layouts: Record<Style, (container: Container) => Container> = {
  single: (container) =>
    laidOut(container, 'single', container.columns.slice(0, 1), container.columns.slice(1)),
  twoColumns: (container) => {
    const missing = Math.max(0, 2 - container.columns.length)
    const added = Array.from({ length: missing }, () => blankColumn(''))
    return laidOut(container, 'twoColumns', [...container.columns, ...added], [])
  },
  grid: (container) =>
    laidOut(container, 'grid', container.columns.map(asImage), container.columns.filter(isNoImage)),
}

function laidOut(container: Container, style: Style, columns: Column[], left: Column[]): Container {
  const setAside = [...(container.setAside ?? []), ...left.filter(hasContent)]
  return { ...container, style, columns, ...(setAside.length > 0 && { setAside }) }
}

const isNoImage = ({ contentType }: Column) => contentType !== 'image'
/** Empty columns are dropped. */
const hasContent = ({ id, contentType, ...rest }: Column) =>
  contentType !== '' || Object.keys(rest).length > 0
const asImage = (column: Column) =>
  isNoImage(column) ? { id: hasContent(column) ? newId() : column.id, contentType: 'image' } : column

/** The columns that another layout would set aside. */
export function leaving(container: Container, style: Style): Column[] {
  if ((container.style ?? 'single') === style) return []
  const left = {
    single: container.columns.slice(1),
    twoColumns: [],
    grid: container.columns.filter(isNoImage),
  }
  return left[style].filter(hasContent)
}

/** Puts a column that was set aside back on the page: last, or alone in a single layout. */
export const bringBack = (document: Document, id: string, columnId: string): Document =>
  replace(document, id, (part) => {
    const container = part as Container
    const column = container.setAside?.find((aside) => aside.id === columnId)
    if (!column) return container
    const isSingle = (container.style ?? 'single') === 'single'
    const { setAside, ...rest } = container
    const left = isSingle ? container.columns.filter(hasContent) : []
    const aside = [...setAside!.filter((other) => other !== column), ...left]
    const columns = isSingle ? [column] : [...container.columns, column]
    return { ...rest, columns, ...(aside.length > 0 && { setAside: aside }) }
  })
