import type { PageType } from '../schema.ts'

type Addressed = { type: PageType; route: string | null }

/** Document 3, section 4: home pages go to /; others go to /pages{route}. */
export const addressOf = ({ type, route }: Addressed): string => (type === 'home' ? '/' : `/pages${route}`)

/**
 * Where an editor on the site `here` sees a page: at its own address; a page of another site, and a template, which has
 * no visitors, in the preview of the website builder.
 */
export const editorAddressOf = (page: Addressed & { themeId: string }, here: string): string =>
  page.themeId === here && page.type !== 'template'
    ? addressOf(page)
    : `/website-builder/site/${page.themeId}/preview${page.route ?? ''}`
