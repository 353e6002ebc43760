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
 * The default text of the legal pages. It promises what the software does for every site, and no more: the operators of a
 * site have it reviewed, and replace it with pages of their own.
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

/** The same text as a document, for a page that can be edited. */
export function legalDocument({ sections }: LegalWords): Document {
  const content = sections
    .map(({ title, paragraphs }) =>
      [`<h2>${htmlText(title)}</h2>`, ...paragraphs.map((words) => `<p>${htmlText(words)}</p>`)].join(''),
    )
    .join('')
  const column = { id: 'legal-1-1', contentType: 'text', content }
  const container = { id: 'legal-1', title: 'Full text', hideTitle: true, columns: [column] }
  return { schemaVersion, containers: [container] }
}
