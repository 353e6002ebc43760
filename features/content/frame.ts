import type { LoadContext } from './data.ts'

/**
 * Whether this site takes frames of that host: the owner lists them (https alone). Never of its own: in a frame that may
 * run scripts its pages would be no stranger's.
 */
export async function loadFrame(part: object, { site, request }: LoadContext) {
  const { linkTo } = part as { linkTo?: unknown }
  const url = typeof linkTo === 'string' && URL.canParse(linkTo) ? new URL(linkTo) : null
  const isOther = url !== null && url.host !== request.headers.host
  return { isAllowed: isOther && url.protocol === 'https:' && framesOf(site).includes(url.host) }
}

/** Hosts whose pages may stand in frames on this site. */
export const framesOf = (site: LoadContext['site']): readonly string[] => site.content.frames ?? []
