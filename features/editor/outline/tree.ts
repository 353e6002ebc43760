import { type Document, labelOf } from '#features/content/schema.ts'

/** A part of the page in its outline. */
export type Branch = { id: string; label: string; kind: 'container' | 'column' | 'block'; children: Branch[] }

/** What the outline shows: containers by their title, columns and blocks by their type and first words. */
export const branchesOf = (document: Document): Branch[] =>
  document.containers.map((container) => ({
    ...{ id: container.id, kind: 'container' as const, label: labelOf('container', container) },
    children: container.columns.map((column) => ({
      ...{ id: column.id, kind: 'column' as const, label: labelOf('column', column) },
      children: (column.contentType === 'freeContent' ? (column.freeContent ?? []) : []).map((block) => ({
        ...{ id: block.id, kind: 'block' as const, label: labelOf('block', block), children: [] },
      })),
    })),
  }))

/** A line of the tree as it is shown now. */
export type Line = { branch: Branch; level: number; at: number; of: number; parent: string | null }

/** The lines that can be seen: what is in a closed branch cannot. */
export function linesOf(
  branches: readonly Branch[],
  closed: ReadonlySet<string>,
  level = 1,
  parent: string | null = null,
): Line[] {
  return branches.flatMap((branch, at) => [
    { branch, level, at: at + 1, of: branches.length, parent },
    ...(closed.has(branch.id) ? [] : linesOf(branch.children, closed, level + 1, branch.id)),
  ])
}

/** The branches that hold a part. */
export function holdersOf(branches: readonly Branch[], id: string): string[] {
  for (const branch of branches) {
    if (branch.id === id) return []
    if (branch.children.some((child) => child.id === id)) return [branch.id]
    const inside = holdersOf(branch.children, id)
    if (inside.length) return [branch.id, ...inside]
  }
  return []
}

/** What a key does in the tree: goes to a part, opens or closes one, or selects it. */
export type Step = { to?: string | null; open?: string; close?: string; select?: string }
type Seen = { lines: readonly Line[]; at: number; line: Line; isOpen: boolean }

const keys: Record<string, (seen: Seen) => Step> = {
  ArrowDown: ({ lines, at }) => ({ to: lines[at + 1]?.branch.id }),
  ArrowUp: ({ lines, at }) => ({ to: lines[at - 1]?.branch.id }),
  Home: ({ lines }) => ({ to: lines[0]?.branch.id }),
  End: ({ lines }) => ({ to: lines.at(-1)?.branch.id }),
  ArrowRight({ line: { branch }, isOpen }) {
    if (!branch.children.length) return {}
    return isOpen ? { to: branch.children[0]!.id } : { open: branch.id }
  },
  ArrowLeft: ({ line: { branch, parent }, isOpen }) =>
    branch.children.length && isOpen ? { close: branch.id } : { to: parent },
  Enter: ({ line }) => ({ select: line.branch.id }),
  ' ': ({ line }) => ({ select: line.branch.id }),
}

/** What a key does on a line, after the pattern of the ARIA Authoring Practices; null: nothing of ours. */
export function stepOf(
  key: string,
  lines: readonly Line[],
  id: string,
  closed: ReadonlySet<string>,
): Step | null {
  const at = lines.findIndex(({ branch }) => branch.id === id)
  const line = lines[at]
  if (!line) return null
  if (Object.hasOwn(keys, key)) return keys[key]!({ lines, at, line, isOpen: !closed.has(id) })
  return key.length === 1 ? { to: beginningWith(lines, at, key.toLowerCase()) } : null
}

/** The next line that begins with a letter, round the end. */
const beginningWith = (lines: readonly Line[], at: number, letter: string) =>
  [...lines.slice(at + 1), ...lines.slice(0, at)].find(({ branch }) =>
    branch.label.toLowerCase().startsWith(letter),
  )?.branch.id
