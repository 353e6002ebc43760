import { useEffect, useState } from 'react'

/** Document 2, section 4: the three views of the fundraiser modal. */
export const views = ['donation', 'createPage', 'selectTeamPage'] as const
export type View = (typeof views)[number]

/** In the address, so that Back closes the modal and a link can open it. */
export const hashOf = (view: View, fundraiser: string) => `#${view}/${fundraiser}`

const viewIn = (hash: string, fundraiser: string): View | null =>
  views.find((view) => hash === hashOf(view, fundraiser)) ?? null

/** The view that the address names; null: the modal is closed. */
export function useView(fundraiser: string) {
  const [view, setView] = useState<View | null>(null)
  useEffect(() => {
    const read = () => setView(viewIn(location.hash, fundraiser))
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [fundraiser])

  const show = (next: View) => {
    location.hash = hashOf(next, fundraiser)
    setView(next)
  }
  const close = () => {
    // The history stays as it is: Back must not open the modal again.
    history.replaceState(history.state, '', location.pathname + location.search)
    setView(null)
  }
  return { view, show, close }
}
