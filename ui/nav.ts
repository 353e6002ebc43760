// Apart from web/, the only import of the Inertia client, so that it can be replaced.
import { Head as InertiaHead } from '@inertiajs/react'
import { type ComponentProps, createElement } from 'react'
import { htmlText } from './html-text.ts'

export { http, router, usePage } from '@inertiajs/react'

/** The title and the tags of a page's head. Inertia prints and parses a title as HTML: here it is text. */
export function Head({ title, ...rest }: ComponentProps<typeof InertiaHead>) {
  return createElement(InertiaHead, { ...rest, ...(title !== undefined && { title: htmlText(title) }) })
}
