import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './customize.module.css'
import type { Customize } from './schema.ts'

type Props = Pick<Customize, 'pages' | 'path'> & { themeId: string; onPath: (path: string) => void }

/** The pages of a site: each is shown in the preview, and edited. */
export function PageChoices({ themeId, pages, path, onPath }: Props) {
  const show = (name: string, to: string) => (
    <button type="button" aria-pressed={to === path} className={styles.show} onClick={() => onPath(to)}>
      {name}
    </button>
  )
  return (
    <section id="tour-pages" aria-labelledby="pages" className={styles.part}>
      <h2 id="pages">Pages</h2>
      <ul className={styles.pages}>
        {pages.every((page) => page.route !== null) && (
          <li>
            {show('Home page', '/')}
            <Link href={`/admin/themes/${themeId}/home`}>
              Edit<VisuallyHidden> the text of the home page</VisuallyHidden>
            </Link>
          </li>
        )}
        {pages.map((page) => (
          <li key={page.id}>
            {show(page.name, page.route === null ? '/' : `/pages${page.route}`)}
            <a href={`/website-builder/site/${themeId}/preview${page.route ?? ''}?edit`} data-reload>
              Edit<VisuallyHidden> {page.name}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
      <ButtonLink href={`/admin/themes/${themeId}/pages/new`} variant="secondary" icon="plus" size="small">
        New page
      </ButtonLink>
    </section>
  )
}
