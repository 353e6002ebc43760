import fc from 'fast-check'
import type { Document } from '#features/content/schema.ts'

type Part = { id: string; [name: string]: unknown }
type Container = Part & { columns: Part[]; setAside?: Part[] }

const words = fc.constantFrom('alpha', 'bravo', 'charlie', 'delta')

const sizes = fc.array(fc.array(fc.nat(2), { maxLength: 4 }), { maxLength: 4 })

/** Documents of a few containers, columns and blocks. */
export const documents = sizes.map((containers) => {
  const made = containers.map((columns, k) => ({
    id: `k${k}`,
    title: `Part ${k}`,
    columns: columns.map((blocks, c) => ({
      id: `k${k}c${c}`,
      contentType: blocks ? 'freeContent' : 'text',
      ...(blocks && { freeContent: Array.from({ length: blocks }, (_, b) => block(`k${k}c${c}b${b}`)) }),
    })),
  }))
  return { schemaVersion: 1, containers: made } as unknown as Document
})

const block = (id: string) => ({ id, contentType: 'text', textContent: id })

type Change = { what: keyof typeof actors; at: number; to: number; field: string; value: string }

/** What somebody may do to a document, in any order. */
export const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.record({
    what: fc.constantFrom(
      'set',
      'add',
      'remove',
      'move',
      'addContainer',
      'removeContainer',
      'turn',
      'setAside',
    ),
    at: fc.nat(20),
    to: fc.nat(20),
    field: fc.constantFrom('title', 'content', 'fontColor'),
    value: words,
  }),
  { maxLength: 6 },
)

/** The document after these changes; new parts get ids that begin with `who`. */
export function changed(document: Document, edits: readonly Change[], who: string): Document {
  const copy = structuredClone(document) as unknown as { containers: Container[] }
  edits.forEach((edit, n) => {
    actors[edit.what](copy.containers, edit, `${who}${n}`)
  })
  return copy as unknown as Document
}

const pick = <Thing>(things: Thing[], at: number) => things[at % Math.max(1, things.length)]
const columnsOf = (containers: Container[]) =>
  containers.flatMap(({ columns }) => columns.map((column) => ({ columns, column })))

const actors = {
  set(containers: Container[], { at, field, value }: Change) {
    const parts = containers.flatMap((container) => [container, ...container.columns])
    const part = pick(parts, at)
    if (part) part[field] = value
  },
  add(containers: Container[], { at, to }: Change, id: string) {
    const list = pick(containers, at)?.columns
    list?.splice(to % (list.length + 1), 0, { id, contentType: 'text', content: id })
  },
  remove(containers: Container[], { at }: Change) {
    const found = pick(columnsOf(containers), at)
    if (found) found.columns.splice(found.columns.indexOf(found.column), 1)
  },
  move(containers: Container[], { at, to }: Change) {
    const found = pick(columnsOf(containers), at)
    if (!found) return
    found.columns.splice(found.columns.indexOf(found.column), 1)
    const list = pick(containers, to)!.columns
    list.splice(at % (list.length + 1), 0, found.column)
  },
  addContainer(containers: Container[], { at }: Change, id: string) {
    containers.splice(at % (containers.length + 1), 0, { id, title: id, columns: [] })
  },
  removeContainer(containers: Container[], { at }: Change) {
    containers.splice(at % Math.max(1, containers.length), 1)
  },
  turn(containers: Container[], { at, to }: Change) {
    const [container] = containers.splice(at % Math.max(1, containers.length), 1)
    if (container) containers.splice(to % (containers.length + 1), 0, container)
  },
  setAside(containers: Container[], { at }: Change) {
    const container = pick(containers, at)
    const column = container?.columns.pop()
    if (container && column) container.setAside = [...(container.setAside ?? []), column]
  },
}
