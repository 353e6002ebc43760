import { useState } from 'react'
import { LookPanel } from '#features/themes/widgets.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Head, router } from '#ui/nav.ts'
import { toast } from '#ui/toast-store.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './customize.module.css'
import { Preview } from './preview.tsx'
import { Publish } from './publish.tsx'
import type { Customize as Props } from './schema.ts'
import { Tour } from './tour.tsx'

export type { Props }

/** The pages, text and look of a site beside its preview. */
export default function Customize({ theme, look, mayChangeLook, pages, tutorial }: Props) {
  const [route, setRoute] = useState<string | null>(null)
  const [shown, setShown] = useState<Document | null>(null)
  const site = `/website-builder/site/${theme.id}`
  function saved() {
    toast('Look saved.')
    router.reload()
  }
  return (
    <div className={styles.page}>
      <Head title={`Customize ${theme.name}`} />
      <div className={styles.side}>
        <Stack gap="large">
          <header>
            <h1 className={styles.title}>{theme.name}</h1>
            <Cluster>
              <Badge tone={theme.status === 'draft' ? 'warning' : 'success'}>
                {theme.status === 'draft' ? 'Draft' : 'Live'}
              </Badge>
              {theme.address && <a href={theme.address}>{new URL(theme.address).host}</a>}
            </Cluster>
          </header>
          {theme.status === 'draft' && <Publish themeId={theme.id} />}
          {tutorial && <Tour mayChangeLook={mayChangeLook} />}
          <section id="tour-pages" aria-labelledby="pages" className={styles.part}>
            <h2 id="pages">Pages</h2>
            <Pages {...{ pages, site, words: `/admin/themes/${theme.id}/home`, route, setRoute }} />
            <ButtonLink
              href={`/admin/themes/${theme.id}/pages/new`}
              variant="secondary"
              icon="plus"
              size="small"
            >
              New page
            </ButtonLink>
          </section>
          <section id="tour-words" aria-labelledby="words" className={styles.part}>
            <h2 id="words">Name, text and logo</h2>
            <p>The header and footer, the contact email and the site’s address.</p>
            <ButtonLink href={`/admin/themes/${theme.id}`} variant="secondary" icon="edit" size="small">
              Edit site
            </ButtonLink>
          </section>
          {mayChangeLook && (
            <section id="tour-look" aria-labelledby="look" className={styles.part}>
              <h2 id="look">Look</h2>
              <LookPanel
                key={JSON.stringify(look)}
                url={site}
                look={look as never}
                target={shown}
                onSaved={saved}
              />
            </section>
          )}
        </Stack>
      </div>
      <Preview
        name={theme.name}
        address={`${site}/preview${route ?? ''}?visitor=true`}
        routes={[null, ...pages.map((page) => page.route)]}
        onShown={setShown}
        onRoute={setRoute}
      />
    </div>
  )
}

type PagesProps = Pick<Props, 'pages'> & {
  site: string
  /** where the text of the default home page is edited */
  words: string
  route: string | null
  setRoute: (route: string | null) => void
}

function Pages({ pages, site, words, route, setRoute }: PagesProps) {
  const show = (name: string, to: string | null) => (
    <button type="button" aria-pressed={to === route} className={styles.show} onClick={() => setRoute(to)}>
      {name}
    </button>
  )
  return (
    <ul className={styles.pages}>
      {pages.every((page) => page.route !== null) && (
        <li>
          {show('Home page', null)}
          <Link href={words}>
            Edit<VisuallyHidden> the text of the home page</VisuallyHidden>
          </Link>
        </li>
      )}
      {pages.map((page) => (
        <li key={page.id}>
          {show(page.name, page.route)}
          <a href={`${site}/preview${page.route ?? ''}?edit`} data-reload>
            Edit<VisuallyHidden> {page.name}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}
