const blocks = new Set(['p', 'ul', 'ol', 'h3', 'h4', 'h5', 'h6', 'div', 'blockquote'])
const inlines = new Set(['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup'])
const renamed: Record<string, string> = { h1: 'h3', h2: 'h3' }
const plainTag = /^<(\/?)([a-zA-Z][a-zA-Z0-9]*)\s*(\/?)>$/

type Tag = { name: string; closes: boolean; closesItself: boolean }

/** The few tags that descriptions are written with; a hostile feed makes up no more than a bounded number. */
const tags = new Map<string, Tag>()
const mostTags = 500
const longestTag = 20

/** Null: a tag with attributes, or none at all. */
function tagOf(text: string): Tag | null {
  const known = tags.get(text)
  if (known) return known
  const match = plainTag.exec(text)
  if (!match) return null
  const written = match[2]!.toLowerCase()
  const tag = { name: renamed[written] ?? written, closes: match[1] === '/', closesItself: match[3] === '/' }
  // A short copy: a part of a text keeps the whole text in memory.
  if (tags.size < mostTags && text.length < longestTag) tags.set(Buffer.from(text).toString(), tag)
  return tag
}

// biome-ignore format: a table
const named: Record<string, string> = {
  amp: '&amp;', lt: '&lt;', gt: '&gt;', quot: '"', apos: "'", nbsp: '\u00a0', rsquo: '’', lsquo: '‘', rdquo: '”', ldquo: '“',
  ndash: '–', mdash: '—', bull: '•', hellip: '…', middot: '·', trade: '™', reg: '®', copy: '©', deg: '°', euro: '€', pound: '£',
  eacute: 'é', egrave: 'è', agrave: 'à', acirc: 'â', ecirc: 'ê', ccedil: 'ç', ocirc: 'ô', icirc: 'î', ucirc: 'û', ugrave: 'ù',
}

/**
 * What the allow-list would make of HTML in which nothing is wrong: plain elements, no attributes, well nested.
 * Most descriptions are like that, and this takes a fiftieth of the time.
 * @returns null whenever there is a doubt: then the thorough way decides
 */
export function cleanCheaply(html: string): string | null {
  const open: string[] = []
  let out = ''
  let from = 0
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', from)) {
    const end = html.indexOf('>', at) + 1
    const tag = end ? tagOf(html.slice(at, end)) : null
    if (!tag) return null
    const text = cleanCharacters(html.slice(from, at))
    if (text === null) return null
    from = end
    const element = tag.closes ? close(open, tag.name) : begin(open, tag.name, tag.closesItself)
    if (element === null) return null
    out += text + element
  }
  if (open.length) return null
  const rest = cleanCharacters(html.slice(from))
  return rest === null ? null : out + rest
}

function begin(open: string[], name: string, selfClosing: boolean): string | null {
  if (name === 'br') return '<br />'
  if (selfClosing || open.length > 30) return null
  const parent = open.at(-1)
  if (name === 'li') {
    if (parent !== 'ul' && parent !== 'ol') return null
  } else if (blocks.has(name)) {
    if (parent && parent !== 'li' && parent !== 'div' && parent !== 'blockquote') return null
  } else if (!inlines.has(name) || parent === 'ul' || parent === 'ol') return null
  open.push(name)
  return `<${name}>`
}

function close(open: string[], name: string): string | null {
  return open.pop() === name ? `</${name}>` : null
}

const doubtful = /[&>]/
const references = /&(?:#(\d{1,6})|([a-zA-Z]+));|[&>]/g

/** Text between elements as it appears in HTML, or null where a reference is not among the well-known. */
function cleanCharacters(text: string): string | null {
  if (text.includes('\u0000')) return null
  if (!doubtful.test(text)) return text
  let doubt = false
  const cleaned = text.replace(references, (match, number?: string, name?: string) => {
    if (match === '>') return '&gt;'
    const code = Number(number)
    if (number && code >= 160 && (code < 0xd800 || code > 0xdfff)) return String.fromCodePoint(code)
    if (number && code === 39) return "'"
    const character = name && Object.hasOwn(named, name) ? named[name] : undefined
    if (character === undefined) doubt = true
    return character ?? match
  })
  return doubt ? null : cleaned
}
