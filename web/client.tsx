import '../ui/tokens.css'
import './progress.css'
import { createInertiaApp, http, router } from '@inertiajs/react'
import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { watchEarlyInput } from '../ui/early-input.ts'
import { followLinks } from '../ui/follow-links.ts'
import { csrfClient } from './csrf-client.ts'
import { tellFailures } from './failures.ts'
import { fetchPageListOnVisit, pageModule } from './page-module.ts'
import { withLayout } from './resolve.tsx'
import { loadSignedIn } from './signed-in-part.ts'
import { titled } from './title.ts'
import { keepZodFromEval } from './zod-without-eval.ts'

keepZodFromEval()
http.setClient(csrfClient)

createInertiaApp({
  resolve: async (name, page) => {
    const [module] = await Promise.all([pageModule(name), page?.props.viewer ? loadSignedIn() : null])
    await module.prepare?.(page?.props as never)
    return withLayout(module.default) as never
  },
  title: titled,
  setup: ({ el, App, props }) => {
    const app = (
      <Hydrated onHydrated={watchEarlyInput()}>
        <App {...props} />
      </Hydrated>
    )
    // As a transition, so that hydration does not block scrolling and typing on slow phones.
    startTransition(() => void hydrateRoot(el, app))
    followLinks((url, options) => router.visit(url, options))
    tellFailures()
    fetchPageListOnVisit()
  },
  progress: { delay: 250, showSpinner: false, includeCSS: false },
})

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}
