import { escaped } from './text.ts'

type Children = { [name: string]: Child }
/** Text is wrapped in CDATA, `raw` is written as is, null is omitted, and each item of a list is an element of its own. */
type Child = string | null | Children | Child[]

/** `{ job: { title: 'Cook' } }` as elements. */
export function elements(children: Children): string {
  return Object.entries(children)
    .map(([name, child]) => element(name, child))
    .join('')
}

export function element(name: string, child: Child): string {
  if (child === null) return ''
  if (Array.isArray(child)) return child.map((each) => element(name, each)).join('')
  const content = typeof child === 'string' ? cdata(child) : elements(child)
  return `<${name}>${content}</${name}>\n`
}

export const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

export const document = (root: string, content: string, attributes: Record<string, string> = {}): string => {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')
  return `<?xml version="1.0" encoding="utf-8"?>\n<${root}${written}>\n${content}</${root}>\n`
}
