import type { ReactNode } from 'react'
import { Layout } from './layout.tsx'
import type { PageComponent } from './pages.ts'

const inLayout = (page: ReactNode) => <Layout>{page}</Layout>

/** Every page stands in the site's layout unless it brings one of its own. */
export function withLayout(page: PageComponent): PageComponent {
  page.layout ??= inLayout
  return page
}
