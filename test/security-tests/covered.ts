/** An item of the design, and the tests that cover it: file, and the test's name as written there. */
export type Covered = [item: string, ...tests: [file: string, name: string][]]

export const matrix: [string, string] = [
  'test/matrix.test.ts',
  'every route admits whom it should, and nobody else',
]
