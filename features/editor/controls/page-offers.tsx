import { useEffect, useState } from 'react'
import type { Item } from '#ui/item.ts'
import { lookup } from '#ui/lookup.ts'

type Offer = Item & { address: string }

/** The pages of a site, offered by the browser while a link is typed. */
export function PageOffers({ id, themeId }: { id: string; themeId?: string }) {
  const [pages, setPages] = useState<Offer[]>([])
  useEffect(() => {
    const control = new AbortController()
    lookup(
      '/fetchers/pages',
      themeId ? { theme: themeId } : {},
    )({
      ...{ q: '', page: 1, signal: control.signal },
    }).then(
      ({ items }) => setPages(items as Offer[]),
      // A link can be typed without them.
      () => {},
    )
    return () => control.abort()
  }, [themeId])
  return (
    <datalist id={id}>
      {pages.map(({ value, label, address }) => (
        <option key={value} value={address} label={label} />
      ))}
    </datalist>
  )
}
