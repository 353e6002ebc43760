import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, longest first: files that start servers and kill them, browsers, commands; then by size, as Vitest does. */
const longest = [/test\/widths/, /test\/faults\//, /\.browser\.test/, /\/(bin|test)\//]

const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = longest.findIndex((pattern) => pattern.test(moduleId))
  return rank < 0 ? longest.length : rank
}

/** The order in which a fresh checkout, which has no times of an earlier run, keeps all workers busy to the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}
