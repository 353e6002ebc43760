import type { Shared } from './layout.tsx'

/** 'Nurse jobs | Harbor Veterans'; a title that names the site already stays as it is. */
export function titled(title: string, page: { props: object }): string {
  const { name } = (page.props as Shared).site
  return title.includes(name) ? title : `${title} | ${name}`
}
