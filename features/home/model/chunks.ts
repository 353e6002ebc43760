import type { SectionChoice } from '#ui/home-sections.ts'
import { isEdge } from '#ui/narrow-sections.ts'

/** Sections in the width of the content together, each that runs from edge to edge alone. */
export function inChunks(sections: SectionChoice[]): SectionChoice[][] {
  const chunks: SectionChoice[][] = []
  for (const section of sections) {
    const last = chunks.at(-1)
    if (last && !isEdge(last[0]!) && !isEdge(section)) last.push(section)
    else chunks.push([section])
  }
  return chunks
}
