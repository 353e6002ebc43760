import type { Document } from '#features/content/schema.ts'

/** A page with this many columns, ten per container: half text, half pictures. */
export const wide = (columns: number): Document => ({
  schemaVersion: 1,
  containers: Array.from({ length: columns / 10 }, (_, k) => ({
    ...{ id: `k${k}`, title: `Part ${k}`, style: 'grid' as const, columnsPerRow: 5 },
    columns: Array.from({ length: 10 }, (_, c) =>
      c % 2
        ? { id: `c${k}-${c}`, contentType: 'image', title: 'Picture', image: '/favicon.svg' }
        : { id: `c${k}-${c}`, contentType: 'text', content: '<h3>Part</h3><p>Words and words.</p>' },
    ),
  })),
})
