import { htmlText } from '../ui/html-text.ts'
import type { Shared } from './layout-props.ts'

/**
 * 'Nurse jobs | Harbor Veterans'; a title that names the site already stays as it is. Unread messages come first, so that
 * they are seen on a tab.
 * @param title as HTML: ui/nav.ts has escaped it
 */
export function titled(title: string, page: { props: object }): string {
  const { site, unread } = page.props as Shared
  const name = htmlText(site.name)
  const whole = title.includes(name) ? title : `${title} | ${name}`
  return unread?.messages ? `(${unread.messages}) ${whole}` : whole
}
