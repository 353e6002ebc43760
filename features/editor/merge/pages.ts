import { type Conflict, mergeValues } from './merge.ts'
import type { Values } from './tree.ts'

/** The id of conflicts about the page around its document; no part has it: ids are letters, digits, - and _. */
export const pageItself = '/'

/** The values of a page around its document, brought together like those of a part. */
export function mergePages<Page extends Values>(
  base: Page,
  mine: Page,
  theirs: Page,
): { page: Page; conflicts: Conflict[] } {
  const conflicts: Conflict[] = []
  const page = mergeValues(base, mine, theirs, (field) =>
    conflicts.push({
      id: pageItself,
      field,
      base: base[field],
      mine: mine[field],
      theirs: theirs[field],
    }),
  )
  return { page: page as Page, conflicts }
}
