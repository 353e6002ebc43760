import { router } from '@inertiajs/react'
import { type PageModule, pathOf } from './pages.ts'

let opened: string | undefined

/**
 * The module of a page. The document names that of the page it opens with (web/document.ts), so that the list of all
 * pages is fetched by those who move on, not by those who read.
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

/** Fetches the list of pages beside the first page that it is needed for. */
export function fetchPageListOnVisit() {
  const stop = router.on('start', () => {
    // Fetched again where it is needed, if it did not come.
    pageList().then(stop, () => undefined)
  })
}
