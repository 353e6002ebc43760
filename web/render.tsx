import { createInertiaApp } from '@inertiajs/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type PageModule, pathOf } from './pages.ts'
import { withLayout } from './resolve.tsx'
import { loadSignedIn } from './signed-in-part.ts'
import { titled } from './title.ts'

await loadSignedIn()

const pages = import.meta.glob<PageModule>('../features/**/*.page.tsx', { eager: true })

/** Renders a page object to HTML: the body, with the page object in it, and the tags of the head. */
export async function render(page: never): Promise<{ head: string[]; body: string }> {
  const result = await createInertiaApp({
    page,
    render: renderToString,
    resolve: async (name) => {
      const found = pages[pathOf(name)]
      if (!found) throw new Error(`There is no page ${name}.`)
      await found.prepare?.((page as { props: never }).props)
      return withLayout(found.default) as never
    },
    title: titled,
    setup: ({ App, props }): ReactElement => <App {...props} />,
  })
  return result
}
