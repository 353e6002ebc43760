import type { Document } from '#features/content/schema.ts'
import type { Conflict } from '../merge/merge.ts'

export type PageType = 'home' | 'page' | 'article' | 'template'

/** The page around its document, as it is sent to be kept. */
export type PageValues = {
  name: string
  type: PageType
  route: string | null
  hideTitle: boolean
  global: boolean
  description: string | null
  image: string | null
}

/** All that is edited, and undone, together. */
export type Draft = {
  page: PageValues
  document: Document
  /** the newest revision of others that is in it */
  rev: number
  /** where somebody else has changed the same, until one of both is chosen */
  conflicts: readonly Conflict[]
}

/** A page as the server keeps it. */
export type KeptPage = PageValues & { id: string; themeId: string; rev: number; document: Document }

export const draftOf = ({
  name,
  type,
  route,
  hideTitle,
  global,
  description,
  image,
  document,
  rev,
}: KeptPage): Draft => ({
  page: { name, type, route, hideTitle, global, description, image },
  document,
  rev,
  conflicts: [],
})

/** Document 3, section 4: home pages go to /; others go to /pages{route}. */
export const addressOf = ({ type, route }: Pick<PageValues, 'type' | 'route'>) =>
  type === 'home' ? '/' : `/pages${route}`
