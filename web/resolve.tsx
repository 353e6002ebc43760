import type { ReactNode } from 'react'
import { Layout } from './layout.tsx'
import type { PageComponent } from './pages.ts'

const inLayout = (page: ReactNode) => <Layout>{page}</Layout>

/** Pages use the site's layout unless they define their own. */
export function withLayout(page: PageComponent): PageComponent {
  page.layout ??= inLayout
  return page
}
