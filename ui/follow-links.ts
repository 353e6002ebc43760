export type Visit = (
  url: string,
  options: { preserveScroll: boolean; preserveState: boolean; replace: boolean; only: string[] },
) => void

/**
 * Turns links and GET forms of the page into visits without a reload: one listener for the document instead of
 * a component per link. Left to the browser: other origins, downloads, new windows, modified clicks,
 * in-page anchors, and anything inside `data-reload`. A form opts in with `data-visit`.
 */
export function followLinks(visit: Visit): void {
  function onClick(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || !isOurs(link)) return
    event.preventDefault()
    // Close the phone menu, since the layout persists across visits.
    link.closest<HTMLElement>('[popover]')?.hidePopover?.()
    visit(link.href, optionsOf(link))
  }

  function onSubmit(event: SubmitEvent) {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || form.dataset.visit === undefined || form.method !== 'get') return
    event.preventDefault()
    visit(formUrl(form, event.submitter), optionsOf(form))
  }

  document.addEventListener('click', onClick)
  document.addEventListener('submit', onSubmit)
}

function isOurs(link: HTMLAnchorElement) {
  if (link.origin !== location.origin || link.hasAttribute('download')) return false
  if ((link.target && link.target !== '_self') || link.closest('[data-reload]')) return false
  const sameDocument = link.pathname === location.pathname && link.search === location.search
  return !(sameDocument && link.hash)
}

function optionsOf(element: HTMLElement) {
  const { only, keepScroll, keepState, replace } = element.dataset
  return {
    preserveScroll: keepScroll !== undefined,
    preserveState: only !== undefined || keepState !== undefined,
    replace: replace !== undefined,
    only: only ? only.split(',') : [],
  }
}

/** The URL of a GET form, without its empty fields. */
export function formUrl(form: HTMLFormElement, submitter?: HTMLElement | null): string {
  // Not form.action, which a field of that name would shadow.
  const url = new URL(form.getAttribute('action') ?? '', document.baseURI)
  const fields = [...new FormData(form, submitter)].filter(
    ([, value]) => typeof value === 'string' && value !== '',
  )
  url.search = new URLSearchParams(fields as [string, string][]).toString()
  return url.href
}
