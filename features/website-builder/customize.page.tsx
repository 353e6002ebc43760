import { useState } from 'react'
import { LookEditor, SitePreview, Workbench } from '#features/themes/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import styles from './customize.module.css'
import { PageChoices } from './page-choices.tsx'
import { Publish } from './publish.tsx'
import type { Customize as Props } from './schema.ts'
import { Tour } from './tour.tsx'

export type { Props }

/** The look, pages and text of a site beside its own pages. */
export default function Customize({ theme, look, pages, tutorial, path: first }: Props) {
  const [path, setPath] = useState(first)
  const page = {
    ...{ themeId: theme.id, name: theme.name, address: theme.address },
    ...{ path, onPath: setPath, pages: previewed(theme.applications, pages) },
  }
  const before = (
    <>
      {theme.status === 'draft' && (
        <Stack>
          <Cluster>
            <Badge tone="warning">Draft</Badge>
            {theme.address && <a href={theme.address}>{new URL(theme.address).host}</a>}
          </Cluster>
          <Publish themeId={theme.id} />
        </Stack>
      )}
      {tutorial && <Tour mayChangeLook={look !== null} />}
    </>
  )
  const after = (
    <>
      <PageChoices themeId={theme.id} pages={pages} path={path} onPath={setPath} />
      <section id="tour-words" aria-labelledby="words" className={styles.part}>
        <h2 id="words">Name, text and logo</h2>
        <p>The header and footer, the contact email and the site’s address.</p>
        <ButtonLink href={`/admin/themes/${theme.id}`} variant="secondary" icon="edit" size="small">
          Edit site
        </ButtonLink>
      </section>
    </>
  )
  return (
    <>
      <Head title={`Customize ${theme.name}`} />
      {look ? (
        <LookEditor
          key={JSON.stringify(look.state.live)}
          {...page}
          editor={look}
          before={before}
          after={after}
        />
      ) : (
        <Workbench
          head={<h1 className={styles.title}>{theme.name}</h1>}
          settings={
            <>
              {before}
              <Alert tone="info" title="Live editing is not enabled for this site.">
                An administrator can turn it on.
              </Alert>
              {after}
            </>
          }
          preview={<SitePreview {...page} />}
        />
      )}
    </>
  )
}

/** The pages that the preview offers by name; links in it lead to all others. */
function previewed(applications: Record<string, boolean>, pages: Props['pages']) {
  const own = pages.flatMap(({ name, route }) =>
    route === null ? [] : [{ value: `/pages${route}`, label: name }],
  )
  return [
    { value: '/', label: 'Home page' },
    ...own,
    ...(applications.search ? [{ value: '/jobs/search', label: 'Job search' }] : []),
    ...(applications.newsRoom ? [{ value: '/news', label: 'News' }] : []),
    { value: '/auth/signup', label: 'Sign up' },
    { value: '/user/login', label: 'Sign in' },
  ]
}
