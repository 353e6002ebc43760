import { sectionFile } from '#features/sections/index.ts'
import type { Document } from './model/document.ts'
import { folderOf, sectionsIn, thingsIn } from './model/things.ts'

/** The source files of the views that a document needs, to link their style sheets and fetch their modules early. */
export const viewFilesOf = (document: Document): string[] => [
  ...thingsIn(document).map(({ kind, key }) => `features/content/${kind}s/${folderOf(key)}/view.tsx`),
  ...sectionsIn(document).map(sectionFile),
]
