import { htmlText } from '../ui/html-text.ts'
import type { Shared } from './layout-props.ts'

/**
 * 'Nurse jobs | Harbor Veterans'; a title that names the site already stays as it is.
 * @param title as HTML: ui/nav.ts has escaped it
 */
export function titled(title: string, page: { props: object }): string {
  const name = htmlText((page.props as Shared).site.name)
  return title.includes(name) ? title : `${title} | ${name}`
}
