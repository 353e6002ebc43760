import { router } from '@inertiajs/react'
import { type PageModule, pathOf } from './pages.ts'

let opened: string | undefined

/**
 * The module of a page. The document names the module of its first page (web/document.ts), so that the list of all
 * pages is fetched only on navigation.
 */
export async function pageModule(name: string): Promise<PageModule> {
  opened ??= name
  if (name === opened) return import(/* @vite-ignore */ moduleOfDocument())
  const load = (await pageList()).pages[pathOf(name)]
  if (!load) throw new Error(`There is no page ${name}.`)
  return load()
}

const moduleOfDocument = () => document.querySelector<HTMLElement>('[data-page-module]')!.dataset.pageModule!

const pageList = () => import('./page-list.ts')

/** Fetches the list of pages in parallel with the first page that needs it. */
export function fetchPageListOnVisit() {
  const stop = router.on('start', () => {
    // On failure it is fetched again when needed.
    pageList().then(stop, () => undefined)
  })
}
