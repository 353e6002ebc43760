import type { Frame, Navigation } from '#features/navigation/schema.ts'
import type { SiteProps } from '#features/themes/schema.ts'
import type { CaptchaProps } from '#lib/captcha/index.ts'

/** The props that the server shares with every page. */
export type Shared = {
  site: SiteProps
  viewer: ViewerProps | null
  /** what waits for the person, for the counts in the header; null for visitors */
  unread: { messages: number; notices: number } | null
  /** around pages of signed-in people; null: the site's own header is */
  frame: Frame | null
  csrf: string | null
  captcha: CaptchaProps | null
  /** the viewer may edit the theme on the page (document 3, section 6) */
  mayEditLook: boolean
  /** the site is a draft that the viewer may publish */
  draft: { id: string } | null
  /** mail goes to the outbox only: screens that promise a mail link to it */
  mailIsKept: boolean
}

/** The signed-in user, for the header. */
export type ViewerProps = {
  id: string
  name: string
  /** on pages with a form that visitors fill in */
  email: string | null
  photo: string | null
  navigation: Navigation
  /** may enter the path of an upload by hand */
  typesUploadPaths: boolean
  /** the real user, in a switched account */
  switchedBy: string | null
}

/** Screens that visitors also see, where the theme can be edited. */
export const isOfVisitors = (path: string) => !/^\/(admin|website-builder)(\/|$)/.test(path)
