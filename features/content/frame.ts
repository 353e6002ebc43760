import type { LoadContext } from './data.ts'

/** Whether this site takes frames of that host: the owner lists them (https alone). */
export async function loadFrame(part: object, { site }: LoadContext) {
  const { linkTo } = part as { linkTo?: unknown }
  const url = typeof linkTo === 'string' && URL.canParse(linkTo) ? new URL(linkTo) : null
  return { isAllowed: url?.protocol === 'https:' && framesOf(site).includes(url.host) }
}

/** Hosts whose pages may stand in frames on this site. */
export const framesOf = (site: LoadContext['site']): readonly string[] => site.content.frames ?? []
