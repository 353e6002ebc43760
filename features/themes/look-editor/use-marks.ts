// The parts of a page in the preview: which there are, and what is drawn on them.

import { useEffect } from 'react'

export type Mark = { number: number; parts: string[] }

/** Before a part of the home page in the preview there is a template with its name (features/home/home.page.tsx). */
const named = 'template[data-part]'

function partsIn(page: Document): Map<string, HTMLElement> {
  const found = [...page.querySelectorAll<HTMLElement>(named)].map(
    (template) => [template.dataset.part!, template.nextElementSibling] as const,
  )
  const frame = [
    ['official', page.querySelector('section[aria-label="About this website"]')] as const,
    ['alert', page.querySelector('section[aria-label=Notice]')] as const,
    ['header', page.querySelector('header')] as const,
    ['footer', [...page.querySelectorAll('footer')].at(-1) ?? null] as const,
  ]
  const drawn = [...frame, ...found].filter(([, part]) => part && !part.matches(named))
  return new Map(drawn as [string, HTMLElement][])
}

const partNames = (page: Document): string[] => [...partsIn(page).keys()]

/** The part that an element belongs to. */
export const partAt = (page: Document, element: Element): string | undefined =>
  [...partsIn(page)].find(([, part]) => part.contains(element))?.[0]

/** Draws the changes on the page that is shown; undefined: on none. */
export function useMarks(
  marksOn: ((parts: readonly string[]) => Mark[]) | undefined,
  shown: Document | null,
) {
  const marks = marksOn && shown ? marksOn(partNames(shown)) : []
  const drawn = JSON.stringify(marks)
  useEffect(() => {
    if (shown) return markParts(shown, JSON.parse(drawn))
  }, [drawn, shown])
}

const css = `
  [data-marked] { outline: 2px dashed currentColor; outline-offset: -2px; }
  [data-marked="placed"] { position: relative; }
  .look-marks { position: absolute; inset-block-start: 4px; inset-inline-end: 4px; z-index: 50; display: flex; gap: 2px; }
  body > .look-marks { position: fixed; }
  .look-marks b { min-inline-size: 24px; border: 1px solid #fff; border-radius: 12px; background: #16202c; color: #fff;
    font: 700 13px/22px sans-serif; text-align: center; }`

/**
 * Draws the numbers of changes on the parts in which they are seen; those that are seen everywhere in a corner of the page.
 * @returns takes them away again
 */
function markParts(page: Document, marks: readonly Mark[]): () => void {
  const view = page.defaultView
  if (!view || !marks.length) return () => {}
  const parts = partsIn(page)
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(css)
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  const numbers = new Map<HTMLElement, number[]>()
  for (const { number, parts: names } of marks) {
    const seen = names.flatMap((name) => parts.get(name) ?? [])
    for (const part of seen.length ? seen : [page.body])
      numbers.set(part, [...(numbers.get(part) ?? []), number])
  }
  for (const [part, all] of numbers) draw(part, all)
  return () => {
    for (const [part] of numbers) part.removeAttribute('data-marked')
    for (const tags of page.querySelectorAll('.look-marks')) tags.remove()
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

function draw(part: HTMLElement, numbers: readonly number[]) {
  const page = part.ownerDocument
  if (part !== page.body) {
    const isPlaced = page.defaultView!.getComputedStyle(part).position === 'static'
    part.setAttribute('data-marked', isPlaced ? 'placed' : '')
  }
  const tags = page.createElement('p')
  tags.className = 'look-marks'
  tags.append(
    ...numbers.map((number) => Object.assign(page.createElement('b'), { textContent: String(number) })),
  )
  part.append(tags)
}
