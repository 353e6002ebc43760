import type { SiteProps } from '#features/themes/schema.ts'
import { usePage } from '#ui/nav.ts'
import { addressOf, type PageValues } from '../state/draft.ts'
import styles from './pane.module.css'

/** What search engines cut off. */
const longest = { title: 60, description: 160 }

/** The page as a search engine lists it and as a shared link shows it. */
export function SearchPreview({ page }: { page: PageValues }) {
  const { site } = usePage<{ site: SiteProps }>().props
  const title = page.type === 'home' ? site.name : `${page.name} | ${site.name}`
  return (
    <figure className={styles.preview}>
      <figcaption>Preview</figcaption>
      <div className={styles.found}>
        <small>
          {site.origin.replace(/^https?:\/\//, '')}
          {addressOf(page)}
        </small>
        <strong>{cut(title, longest.title)}</strong>
        <span>{page.description ? cut(page.description, longest.description) : 'No description yet.'}</span>
      </div>
      {page.image && <img src={page.image} alt="" className={styles.shared} />}
    </figure>
  )
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
