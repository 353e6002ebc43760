import type { z } from 'zod'
import type { Document } from '#features/content/schema.ts'
import { homeWords } from '#features/themes/index.ts'
import type { SiteContent } from '#features/themes/schema.ts'
import type { PageInput } from '../schema.ts'
import { homeDocument } from './home-document.ts'
import { type LegalName, legalDocument, legalWords } from './legal-words.ts'

type Site = { name: string; content: SiteContent }

export type Beginning = {
  /** where visitors see it */
  address: string
  /** what it is called in a sentence */
  label: string
  /** the page that can be edited, of the same words */
  page(site: Site): Omit<z.input<typeof PageInput>, 'document'> & { document: Document }
}

const legal = (name: LegalName, label: string): Beginning => ({
  address: `/${name}`,
  label,
  page: (site) => {
    const words = legalWords[name](site.name)
    return {
      ...{ name: words.title, route: `/${name}`, description: words.lead },
      document: legalDocument(words),
    }
  },
})

/** The pages that every site begins with, by the name in their address: each may give way to one of the site's own. */
export const beginnings: Record<string, Beginning> = {
  home: {
    address: '/',
    label: 'home page',
    page: (site) => ({ name: 'Home', type: 'home', document: homeDocument(homeWords(site)) }),
  },
  terms: legal('terms', 'page of terms'),
  'privacy-policy': legal('privacy-policy', 'privacy policy'),
}
