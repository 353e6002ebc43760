import { type ComponentType, createContext, type HTMLAttributes, type ReactNode } from 'react'

export type PartKind = 'container' | 'column' | 'block'
export type Part = { id: string; contentType?: string }

/** What the editor adds to a document while it is edited. */
export type CanvasParts = {
  /** attributes of the element that a part is drawn in */
  attributesOf(part: Part, kind: PartKind): HTMLAttributes<HTMLElement>
  /** stands around what a part shows; `children` is null where there is nothing to show */
  Content: ComponentType<{ part: Part; kind: PartKind; children: ReactNode }>
}

/** Null for visitors: a document is only read. */
export const Canvas = createContext<CanvasParts | null>(null)
