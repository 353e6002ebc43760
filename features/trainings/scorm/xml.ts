import { SaxesParser } from 'saxes'

/** An element, with names as they are written without their prefix. */
export type Element = {
  name: string
  attributes: Record<string, string>
  text: string
  children: Element[]
}

const most = { depth: 60, elements: 50_000 }

/** The root of an XML document. @throws when it is not well-formed, too deep, or has a DOCTYPE */
export function parseXml(bytes: Buffer): Element {
  const top: Element = { name: '', attributes: {}, text: '', children: [] }
  const open = [top]
  let count = 0
  const parser = new SaxesParser({ xmlns: true })
  parser.on('opentag', (tag) => {
    if (open.length > most.depth || ++count > most.elements) throw new Error('It is too large.')
    const attributes: Record<string, string> = {}
    for (const { local, value } of Object.values(tag.attributes)) attributes[local] ??= value
    const element: Element = { name: tag.local, attributes, text: '', children: [] }
    open.at(-1)!.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    open.at(-1)!.text += text
  })
  parser.on('cdata', (text) => {
    open.at(-1)!.text += text
  })
  parser.on('closetag', () => void open.pop())
  // Entities that a document defines itself can be made to fill any memory.
  parser.on('doctype', () => {
    throw new Error('It has a DOCTYPE.')
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(textOf(bytes)).close()
  return top.children[0]!
}

/** In the encoding that it begins with or declares. */
function textOf(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 200)
  const isWide = start.startsWith('\xff\xfe') || start.startsWith('\xfe\xff')
  const declared = /^(?:\xef\xbb\xbf)?<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(start)?.[1]
  const encoding = isWide ? (start.startsWith('\xff') ? 'utf-16le' : 'utf-16be') : (declared ?? 'utf-8')
  return new TextDecoder(encoding, { fatal: true }).decode(bytes)
}

export const childrenOf = (element: Element | undefined, name: string): Element[] =>
  element?.children.filter((child) => child.name === name) ?? []

/** The first element on this way down. */
export const childOf = (element: Element | undefined, ...names: string[]): Element | undefined =>
  names.reduce<Element | undefined>((found, name) => childrenOf(found, name)[0], element)

export const wordsOf = (element: Element | undefined): string =>
  element?.text.replace(/\s+/g, ' ').trim() ?? ''
