import type { Store } from '../state/store.ts'

/**
 * Draws the frame around every page of the site, as its visitors get it, into an empty window. Without it, for a
 * page that visitors have no address of, the window is the page alone.
 * @returns the element that the content belongs into
 */
export async function frameOf(store: Store, inside: Document): Promise<Element> {
  const served = await servedPage(store)
  const around = served?.querySelector('#content') ? [...served.body.children] : []
  inside.body.replaceChildren(
    ...around.filter(({ tagName }) => tagName !== 'SCRIPT').map((element) => inside.adoptNode(element)),
  )
  stay(inside)
  const content = inside.querySelector('#content') ?? inside.body.appendChild(inside.createElement('main'))
  content.replaceChildren()
  return content
}

async function servedPage({ page, get }: Store): Promise<Document | null> {
  const { route, type } = get().saved.page
  const path = type === 'template' ? '' : (route ?? '')
  const url = `/website-builder/site/${page.themeId}/preview${path}?visitor=true`
  const answer = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => null)
  if (!answer?.ok) return null
  // Without its head: the policy for styles reports those even of a page that is only read.
  const html = await answer.text()
  return new DOMParser().parseFromString(html.slice(html.indexOf('<body')), 'text/html')
}

/** Nothing in a preview leads away from it. */
function stay(inside: Document): void {
  inside.addEventListener('submit', (event) => event.preventDefault(), true)
  inside.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a')
      if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
    },
    true,
  )
}
