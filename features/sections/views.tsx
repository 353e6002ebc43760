import type { ComponentType } from 'react'
import type { SectionProps } from './schema.ts'

const loaders = import.meta.glob<{ default: ComponentType<SectionProps> }>('./views/*.tsx')
const loaded = new Map<string, ComponentType<SectionProps>>()

/** The view of a section; null until it is loaded. */
export const sectionOf = (name: string) => loaded.get(name) ?? null

/** Loads the views of these sections, and no others, before they are shown; says whether one has come. */
export async function loadSections(names: readonly string[]): Promise<boolean> {
  const missing = names.flatMap((name) => {
    const load = loaders[`./views/${name}.tsx`]
    return load && !loaded.has(name) ? [{ name, load }] : []
  })
  await Promise.all(missing.map(async ({ name, load }) => loaded.set(name, (await load()).default)))
  return missing.length > 0
}
