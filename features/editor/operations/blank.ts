import type { Block, Column, Container } from '#features/content/schema.ts'
import type { Kind, Part } from './find.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** An id that no other part has: 12 letters and digits. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => letters[byte % letters.length]).join('')

export const blankContainer = (): Container => ({ id: newId(), title: '', columns: [] })
/** A container that nobody asked for, around content added to an empty page: its title is required, and only read out. */
export const containerAround = (...columns: Column[]): Container => ({
  ...blankContainer(),
  ...{ title: 'Section', hideTitle: true, columns },
})
export const blankColumn = (contentType: string): Column => ({ id: newId(), contentType })
export const blankBlock = (contentType: string): Block => ({ id: newId(), contentType })

/** The same with ids of its own, all the way down; an anchor stays with the part that has it. */
export function copyOf<Copied extends Part>(part: Copied, kind: Kind): Copied {
  const { htmlId: _, ...copy } = part as Record<string, unknown>
  const columns = (of: unknown) => (of as Column[]).map((column) => copyOf(column, 'column'))
  return {
    ...(kind === 'container' ? copy : part),
    id: newId(),
    ...(kind === 'container' && { columns: columns(copy.columns) }),
    ...(kind === 'container' && Array.isArray(copy.setAside) && { setAside: columns(copy.setAside) }),
    ...(kind === 'column' &&
      part.contentType === 'freeContent' &&
      Array.isArray(part.freeContent) && {
        freeContent: part.freeContent.map((block: Block) => copyOf(block, 'block')),
      }),
  } as Copied
}
