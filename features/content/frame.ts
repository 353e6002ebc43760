import type { LoadContext } from './data.ts'
import { mayFrame } from './model/frames.ts'

/**
 * Whether this site takes frames of that host (https alone). Never of its own: in a frame that may
 * run scripts its pages would be no stranger's.
 */
export async function loadFrame(part: object, { site, request }: LoadContext) {
  const { linkTo } = part as { linkTo?: unknown }
  const url = typeof linkTo === 'string' && URL.canParse(linkTo) ? new URL(linkTo) : null
  const isOther = url !== null && url.host !== request.headers.host
  return { isAllowed: isOther && url.protocol === 'https:' && mayFrame(url.host, site.content.frames) }
}
