import type { z } from 'zod'
import type { Document } from '#features/content/schema.ts'
import { homeWords } from '#features/themes/index.ts'
import type { SiteContent } from '#features/themes/schema.ts'
import type { PageInput } from '../schema.ts'
import { homeDocument } from './home-document.ts'
import { type LegalName, legalDocument, legalWords } from './legal-words.ts'

type Site = { name: string; content: SiteContent }

export type DefaultPage = {
  /** where visitors see it */
  address: string
  /** its name within a sentence */
  label: string
  /** a page with the same text that can be edited */
  page(site: Site): Omit<z.input<typeof PageInput>, 'document'> & { document: Document }
}

const legal = (name: LegalName, label: string): DefaultPage => ({
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

/** The pages that every site has, by the name in their address: a site may replace each with a page of its own. */
export const defaultPages: Record<string, DefaultPage> = {
  home: {
    address: '/',
    label: 'home page',
    page: (site) => ({
      ...{ name: 'Home', type: 'home', description: site.content.description },
      document: homeDocument(homeWords(site)),
    }),
  },
  terms: legal('terms', 'terms of use'),
  'privacy-policy': legal('privacy-policy', 'privacy policy'),
}
