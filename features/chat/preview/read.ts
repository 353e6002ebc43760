import { Parser } from 'htmlparser2'

export type Preview = { url: string; host: string; title: string; description: string }

const longestTitle = 140
const longestDescription = 200

/** Title and description of a page, from its head. @returns null for a page without a title */
export function previewOf(url: string, html: string): Preview | null {
  const found = new Map<string, string>()
  let isTitle = false
  const parser = new Parser({
    onopentag(name, attributes) {
      isTitle = name === 'title' && !found.has('title')
      const property = attributes.property ?? attributes.name
      if (name === 'meta' && property && attributes.content)
        found.set(property.toLowerCase(), attributes.content)
    },
    ontext(text) {
      if (isTitle) found.set('title', (found.get('title') ?? '') + text)
    },
    onclosetag: () => {
      isTitle = false
    },
  })
  parser.end(html)
  const first = (longest: number, ...names: string[]) =>
    plain(names.map((name) => found.get(name)).find((value) => value?.trim()) ?? '', longest)
  const title = first(longestTitle, 'og:title', 'title')
  if (!title) return null
  const description = first(longestDescription, 'og:description', 'description')
  return { url, host: new URL(url).host, title, description }
}

/** One line of text, shortened. Control characters, and those that turn the direction of what follows, are left out. */
function plain(text: string, longest: number): string {
  const line = text
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line
}
