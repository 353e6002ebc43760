import type { Verdict } from '../schema.ts'

/** Nothing is ever called granted. */
export const verdictWords = {
  fits: { label: 'Fits you', tone: 'success' },
  may: { label: 'May fit', tone: 'brand' },
  not: { label: 'Not now', tone: 'neutral' },
} as const satisfies Record<Verdict, { label: string; tone: string }>
