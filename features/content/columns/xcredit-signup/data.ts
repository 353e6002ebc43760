import { isXcreditOpen, xcreditFor } from '#features/xcredit/index.ts'
import type { LoadContext } from '../../data.ts'

/** Whether outside learning is on, and what the viewer is to it; null for visitors. */
export const loadXcredit = async (_: unknown, { db, viewer }: LoadContext) => ({
  isOpen: isXcreditOpen(),
  person: viewer && (await xcreditFor(db, viewer)),
})
