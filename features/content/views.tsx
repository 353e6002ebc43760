import type { ComponentType } from 'react'
import { loadSections } from '#features/sections/widgets.ts'
import type { Document } from './model/document.ts'
import { folderOf, sectionsIn, thingsIn } from './model/things.ts'

/** What a view of a column or block gets: its values, and what the server found for it. */
export type ViewProps<Values = Record<string, unknown>, Data = unknown> = {
  values: Values
  data: Data
  /** what was found for everything in the document, by id: for those that hold others */
  all: Record<string, unknown>
}
type View = ComponentType<ViewProps<never, never>>

const loaders = {
  column: import.meta.glob<{ default: View }>('./columns/*/view.tsx'),
  block: import.meta.glob<{ default: View }>('./blocks/*/view.tsx'),
}

const loaded = new Map<string, View>()

/** The view of a type; null until it is loaded, and for types that this version does not know. */
export const viewOf = (kind: 'column' | 'block', key: string) =>
  (loaded.get(`${kind}:${key}`) as ComponentType<ViewProps> | undefined) ?? null

/** Loads the views that a document needs, and no others, before it is shown; says whether one has come. */
export async function loadViews(document: Document): Promise<boolean> {
  const missing = thingsIn(document).flatMap(({ kind, key }) => {
    const load = loaders[kind][`./${kind}s/${folderOf(key)}/view.tsx`]
    return load && !loaded.has(`${kind}:${key}`) ? [{ name: `${kind}:${key}`, load }] : []
  })
  const [hasSection] = await Promise.all([
    loadSections(sectionsIn(document)),
    ...missing.map(async ({ name, load }) => loaded.set(name, (await load()).default)),
  ])
  return missing.length > 0 || hasSection
}
