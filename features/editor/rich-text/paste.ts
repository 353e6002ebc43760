import { understoodLink } from '#features/content/schema.ts'
import { toast } from '#ui/toast-store.ts'

/**
 * What was copied out of Word, made ordinary HTML: its lists are paragraphs that look like lists. What else such texts
 * carry (classes, fonts, namespaces, comments), the text field does not know and leaves out. Links are completed.
 */
export function tidyPasted(html: string): string {
  const isWord = /mso-|class="?Mso|urn:schemas-microsoft-com/i.test(html)
  if (!isWord && !/<a\b/i.test(html)) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  completeLinks(body)
  if (isWord) tidyWord(body)
  return body.innerHTML
}

/** A text keeps no link that is not understood: its author learns of it. */
function completeLinks(body: HTMLElement): void {
  const lost = [...body.querySelectorAll('a[href]')].flatMap((link) => {
    const typed = link.getAttribute('href') ?? ''
    const href = understoodLink(typed)
    if (href) link.setAttribute('href', href)
    return href === null ? [`“${link.textContent.trim() || typed}” (${typed})`] : []
  })
  if (lost.length) toast(`Pasted without links that are not understood: ${lost.join(', ')}.`, 'warning')
}

function tidyWord(body: HTMLElement): void {
  for (const odd of body.querySelectorAll('style, script, meta, link, title, xml, o\\:p')) odd.remove()
  for (const spacer of body.querySelectorAll('p')) if (!spacer.textContent.trim()) spacer.remove()
  lowerHeadings(body)
  for (const first of body.querySelectorAll('p')) if (isItem(first) && !isItem(before(first))) makeList(first)
}

/** The page around a text has the first heading: below a document's own, which becomes the second, everything moves down. */
function lowerHeadings(body: HTMLElement): void {
  const first = body.querySelectorAll('h1')
  if (first.length) for (const heading of body.querySelectorAll('h2')) rename(heading, 'h3')
  for (const heading of first) rename(heading, 'h2')
}

function rename(element: Element, name: string): void {
  const other = document.createElement(name)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

const isItem = (element: Element | null): element is HTMLElement =>
  element?.tagName === 'P' && /mso-list:\s*l\d+/i.test(element.getAttribute('style') ?? '')
const before = (element: Element) => element.previousElementSibling

const levelOf = (item: Element) => Number(/level(\d)/i.exec(item.getAttribute('style') ?? '')?.[1] ?? 1)

/** Word writes the mark of an item before its words: a bullet, or a number with a point. */
function takeMark(item: Element): string {
  const mark = [...item.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  mark?.remove()
  return mark?.textContent.trim() ?? ''
}

function makeList(first: HTMLElement): void {
  const items: HTMLElement[] = []
  for (let item: Element | null = first; isItem(item); item = item.nextElementSibling) items.push(item)
  const place = document.createElement('div')
  first.before(place)
  const open: { list: HTMLElement; level: number }[] = []
  for (const item of items) {
    const level = levelOf(item)
    const isNumbered = /^[\da-z]{1,3}[.)]/i.test(takeMark(item))
    while (open.length && open.at(-1)!.level > level) open.pop()
    if (open.at(-1)?.level !== level) {
      const list = document.createElement(isNumbered ? 'ol' : 'ul')
      ;(open.at(-1)?.list.lastElementChild ?? place).append(list)
      open.push({ list, level })
    }
    const entry = document.createElement('li')
    entry.append(...item.childNodes)
    open.at(-1)!.list.append(entry)
    item.remove()
  }
  place.replaceWith(...place.childNodes)
}
