// Document 3, sections 3, 5 and 9.

export const margins = { min: 0, max: 15, default: 2 } as const
export const paddings = { min: 0, max: 15 } as const
export const columnsPerRow = { min: 1, max: 10 } as const
export const columnGap = { min: 0, max: 100 } as const
export const columnWidth = { min: 10, max: 90 } as const
export const imageScale = { min: 100, max: 500 } as const
export const imagePosition = { min: 0, max: 100 } as const
export const opacity = { min: 0, max: 1, step: 0.1 } as const
export const imageSize = { min: 0, max: 10_000, step: 1 } as const
export const hoverDurationMs = 250

/** Document 3, sections 7 and 9: GET /quizzes. */
export const quizListLimit = 50

/** What one page may hold: far beyond what reads well, far below what hurts. */
export const most = { containers: 200, columns: 1_000, blocks: 2_000, bytes: 2_000_000 } as const
