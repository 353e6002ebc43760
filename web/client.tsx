import '../ui/tokens.css'
import './progress.css'
import { createInertiaApp, http, router } from '@inertiajs/react'
import { hydrateRoot } from 'react-dom/client'
import { followLinks } from '../ui/follow-links.ts'
import { csrfClient } from './csrf-client.ts'
import { tellFailures } from './failures.ts'
import { type PageModule, pathOf } from './pages.ts'
import { withLayout } from './resolve.tsx'
import { titled } from './title.ts'

const pages = import.meta.glob<PageModule>('../features/**/*.page.tsx')

http.setClient(csrfClient)

createInertiaApp({
  resolve: async (name, page) => {
    const load = pages[pathOf(name)]
    if (!load) throw new Error(`There is no page ${name}.`)
    const module = await load()
    await module.prepare?.(page?.props as never)
    return withLayout(module.default) as never
  },
  title: titled,
  setup: ({ el, App, props }) => {
    hydrateRoot(el, <App {...props} />)
    followLinks((url, options) => router.visit(url, options))
    tellFailures()
  },
  progress: { delay: 250, showSpinner: false, includeCSS: false },
})
