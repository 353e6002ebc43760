import { readdirSync } from 'node:fs'
import { z } from 'zod'
import { PageFile } from '#features/pages/schema.ts'
import { readJson } from '#lib/json-file.ts'
import { SiteBeginning } from './beginning.ts'

const TemplateFile = SiteBeginning.extend({
  label: z.string(),
  /** its audience, in a sentence */
  about: z.string(),
})

/** A complete site to start from. `{site}` in its text is replaced by the name of the new site. */
export type Template = z.output<typeof TemplateFile> & {
  /** the name of its folder */
  key: string
  /** the first is the home page */
  pages: PageFile[]
}

/**
 * The template of a folder: `template.json`, and in `pages/` a file per page, as a site's page form downloads it.
 * @throws Stop that names the file and what is wrong in it
 */
export function readTemplate(key: string, folder = new URL(`${key}/`, import.meta.url)): Template {
  const pages = readdirSync(new URL('pages/', folder)).map((file) =>
    readJson(new URL(`pages/${file}`, folder), PageFile),
  )
  return { ...readJson(new URL('template.json', folder), TemplateFile), key, pages: pages.sort(homeFirst) }
}

/** In the order of a site's page list: the home page, then the others by route. */
const homeFirst = (one: PageFile, other: PageFile) => (one.route ?? '').localeCompare(other.route ?? '', 'en')
