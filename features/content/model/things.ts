import type { Document } from './document.ts'

export type StructuredDataItem = { kind: 'column' | 'block'; key: string }

/** 'dd214Signup' → 'dd214-signup': the folder of a type is named after its key. */
export const folderOf = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The kinds of columns and blocks in a document, each once. */
export function thingsIn(document: Document): StructuredDataItem[] {
  const found = new Map<string, StructuredDataItem>()
  const add = (kind: StructuredDataItem['kind'], key: string) => found.set(`${kind}:${key}`, { kind, key })
  for (const { columns } of document.containers)
    for (const column of columns) {
      add('column', column.contentType)
      if (column.contentType === 'freeContent')
        for (const block of column.freeContent ?? []) add('block', block.contentType)
    }
  return [...found.values()]
}

/** Of a column "section" that has not chosen one. */
export const usualSection = 'blocks'

/** The sections of a home page that a document shows, each once. */
export const sectionsIn = (document: Document): string[] => [
  ...new Set(
    document.containers.flatMap(({ columns }) =>
      columns.flatMap(({ contentType, section }) =>
        contentType === 'section' ? [typeof section === 'string' ? section : usualSection] : [],
      ),
    ),
  ),
]

/** The field of a section’s look: each section has its own choices. */
export const lookOfSection = (section: string) => `${section}Look`
