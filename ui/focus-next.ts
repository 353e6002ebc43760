const focusable = 'a[href], button:not([disabled]), summary, input:not([type="hidden"]), select, textarea'
const rows = 'tbody > tr, li, article'

/**
 * Where the focus goes after a decision about one of several things: to the same form again where the thing is still
 * there, else to the thing that took its place, else to the content.
 * @param form in the row that is decided about, before it is sent; the page that follows may have no element of this one
 */
export function focusNext(form: HTMLFormElement): () => void {
  const row = form.closest<HTMLElement>(rows)
  const list = row?.parentElement
  const path = location.pathname
  const action = form.getAttribute('action')
  if (!row || !list) return () => {}
  const at = [...list.children].indexOf(row)
  const place = listsLike(list).indexOf(list)
  return () => whenRendered(form, () => location.pathname === path && !isFocused() && find()?.focus())

  function find(): HTMLElement | null {
    const same = document.querySelector<HTMLElement>(`form[action="${CSS.escape(action ?? '')}"]`)
    const there = listsLike(list!)[place]?.children
    const next = there?.[Math.min(at, there.length - 1)]
    const around = same?.closest(rows) ? same : next
    return around?.querySelector<HTMLElement>(focusable) ?? document.getElementById('content')
  }
}

const listsLike = (list: Element) => [...document.querySelectorAll(`main ${list.localName}`)]

/** Nothing has the focus once what had it is gone. */
const isFocused = () => document.activeElement !== null && document.activeElement !== document.body

/** The next page is there a moment after the visit has ended. */
function whenRendered(old: Element, act: () => void, frames = 20) {
  requestAnimationFrame(() => (old.isConnected && frames ? whenRendered(old, act, frames - 1) : act()))
}
