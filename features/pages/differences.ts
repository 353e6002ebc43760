import { type Block, type Column, type Document, labelOf } from '#features/content/schema.ts'

/** A difference between a version and the page. */
export type Difference = { what: 'back' | 'gone' | 'changed'; part: string }

type ComparedPart = { label: string; holder: string | null; own: string; parts: string[] }

/** What restoring an older document changes in a newer one; of parts restored or removed as a whole, only the outermost. */
export function differencesOf(now: Document, then: Document): Difference[] {
  const [here, there] = [partsOf(now), partsOf(then)]
  return [
    ...missingIn(here, there).map((part) => ({ what: 'back' as const, part })),
    ...missingIn(there, here).map((part) => ({ what: 'gone' as const, part })),
    ...[...there].flatMap(([id, part]) =>
      here.has(id) && isChanged(here.get(id)!, part) ? [{ what: 'changed' as const, part: part.label }] : [],
    ),
  ]
}

/** Its own values, or the order of the parts that remain in it. */
function isChanged(now: ComparedPart, then: ComparedPart): boolean {
  const order = (one: ComparedPart, other: ComparedPart) =>
    one.parts.filter((id) => other.parts.includes(id)).join()
  return now.own !== then.own || order(now, then) !== order(then, now)
}

function missingIn(one: Map<string, ComparedPart>, other: Map<string, ComparedPart>): string[] {
  const isMissing = (id: string | null) => id !== null && !one.has(id)
  return [...other].flatMap(([id, { label, holder }]) => (isMissing(id) && !isMissing(holder) ? [label] : []))
}

/** Every part by id, with its own values and the ids of the parts in it. */
function partsOf({ containers }: Document): Map<string, ComparedPart> {
  const found = new Map<string, ComparedPart>()
  for (const container of containers) {
    const { columns, ...own } = container
    found.set(container.id, { ...partOf(own, columns), label: labelOf('container', container), holder: null })
    for (const column of columns) {
      const blocks = blocksOf(column)
      const { freeContent: _, ...values } = column
      const own = blocks ? values : column
      found.set(column.id, {
        ...partOf(own, blocks ?? []),
        label: labelOf('column', column),
        holder: container.id,
      })
      for (const block of blocks ?? [])
        found.set(block.id, { ...partOf(block, []), label: labelOf('block', block), holder: column.id })
    }
  }
  return found
}

const blocksOf = ({ contentType, freeContent }: Column): Block[] | null =>
  contentType === 'freeContent' && Array.isArray(freeContent) ? freeContent : null

/** Values sorted by name, because older versions may have stored them in another order. */
const partOf = (values: object, parts: { id: string }[]) => ({
  own: JSON.stringify(Object.entries(values).sort()),
  parts: parts.map(({ id }) => id),
})
