import { type ComponentType, createContext, type HTMLAttributes, type ReactNode } from 'react'

export type PartKind = 'container' | 'column' | 'block'
export type CanvasPart = { id: string; contentType?: string }

/** What the editor adds to a document while it is edited. */
export type CanvasParts = {
  /** attributes of the element that a part is drawn in */
  attributesOf(part: CanvasPart, kind: PartKind): HTMLAttributes<HTMLElement>
  /** wraps what a part shows; `children` is null where there is nothing to show */
  Content: ComponentType<{ part: CanvasPart; kind: PartKind; children: ReactNode }>
}

/** Null for visitors: a document is only read. */
export const Canvas = createContext<CanvasParts | null>(null)
