/** An element of rich text: its attributes and the words in it. */
export type Element = { name: string; attributes: Record<string, string>; text: string }

const inside = `(?:"[^"]*"|'[^']*'|[^'">])*`
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The elements of these names, in their order. The HTML is an editor's own or was cleaned: every tag has its end. */
export function elementsOf(html: string, names: string): Element[] {
  const tags = new RegExp(`<(${names})\\b(${inside})>`, 'gi')
  return [...html.matchAll(tags)].map(({ 0: tag, 1: name, 2: attributes, index }) => {
    const rest = html.slice(index + tag.length)
    const end = rest.search(new RegExp(`</${name}\\s*>`, 'i'))
    return {
      name: name!.toLowerCase(),
      attributes: attributesOf(attributes!),
      text: textOf(end === -1 ? '' : rest.slice(0, end)),
    }
  })
}

function attributesOf(text: string): Record<string, string> {
  const found = text.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)
  return Object.fromEntries(
    [...found].map(([, name, ...values]) => [
      name!.toLowerCase(),
      plain(values.find((v) => v !== undefined) ?? ''),
    ]),
  )
}

/** What is read out: words, and what pictures say. */
function textOf(html: string): string {
  const spoken = html.replace(new RegExp(`<img\\b(${inside})>`, 'gi'), (_, attributes) =>
    attributesOf(attributes).alt?.trim() ? ` ${attributesOf(attributes).alt} ` : '',
  )
  return plain(spoken.replace(new RegExp(`</?[a-z]${inside}>`, 'gi'), ' '))
    .replace(/\s+/g, ' ')
    .trim()
}

const plain = (text: string) => text.replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole)
