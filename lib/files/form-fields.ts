/** Deeper than any of our forms. */
const mostDeep = 4

type Fields = { [name: string]: unknown }

/**
 * Adds a field of a multipart form to its body, named as our client and plain HTML do: `a`, twice for a list;
 * `a[]` or `a[0]` for a list; `a[b]` for a nested field. Malformed names are ignored.
 */
export function addField(body: Fields, name: string, value: unknown): void {
  const path = pathOf(name)
  if (!path) return
  let place: Fields = body
  for (const [at, step] of path.entries()) {
    const isLast = at === path.length - 1
    const list = isLast ? false : isIndex(path[at + 1]!)
    if (isLast) put(place, step, value)
    else if (!isBranch(place[step])) place[step] = list ? [] : {}
    if (!isLast) place = place[step] as Fields
  }
}

function put(place: Fields, step: string, value: unknown) {
  if (Array.isArray(place)) place.push(value)
  else if (!(step in place)) place[step] = value
  else place[step] = [place[step]].flat().concat([value])
}

function pathOf(name: string): string[] | null {
  const [, first, rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? []
  if (!first) return null
  const path = [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, step]) => step!)]
  const isOurs = path.length <= mostDeep && path.every((step) => !(step in Object.prototype))
  return isOurs ? path : null
}

const isIndex = (step: string) => /^\d*$/.test(step)
const isBranch = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Buffer.isBuffer(value)
