import { z } from 'zod'
import { type Document, schemaVersion } from '#features/content/schema.ts'
import { readJson } from '#lib/json-file.ts'
import { htmlText } from '#ui/html-text.ts'

/** `{site}` in a text is the name of the site. */
const LegalWords = z.strictObject({
  title: z.string(),
  lead: z.string(),
  sections: z.array(z.strictObject({ title: z.string(), paragraphs: z.array(z.string()).min(1) })).min(1),
})
export type LegalWords = z.output<typeof LegalWords>

/** The legal pages (documents 1 and 2, section 2), by the last part of their address. */
const names = ['terms', 'privacy-policy'] as const
export type LegalName = (typeof names)[number]

/**
 * What the legal pages of a site say until it has pages of its own there. They promise what the software does for every
 * site, and no more: the people who run a site have them checked, and make them the site's own.
 */
export const legalWords = Object.fromEntries(
  names.map((name) => {
    const words = readJson(new URL(`words/${name}.json`, import.meta.url), LegalWords)
    return [name, (site: string) => named(words, site)]
  }),
) as Record<LegalName, (site: string) => LegalWords>

const named = (words: LegalWords, site: string): LegalWords =>
  JSON.parse(JSON.stringify(words), (_, value) =>
    typeof value === 'string' ? value.replaceAll('{site}', () => site) : value,
  )

/** The same words as a document, for a page of the site's own. */
export function legalDocument({ sections }: LegalWords): Document {
  const content = sections
    .map(({ title, paragraphs }) =>
      [`<h2>${htmlText(title)}</h2>`, ...paragraphs.map((words) => `<p>${htmlText(words)}</p>`)].join(''),
    )
    .join('')
  const column = { id: 'legal-1-1', contentType: 'text', content }
  return { schemaVersion, containers: [{ id: 'legal-1', columns: [column] }] }
}
