import { sql } from 'kysely'
import { addPage } from '#features/pages/index.ts'
import { lookOf } from '#features/themes/index.ts'
import type { Actor } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { htmlText } from '#ui/html-text.ts'
import type { TemplateChoice } from './schema.ts'
import { linked } from './templates/links.ts'
import { templates } from './templates/list.ts'
import type { Template } from './templates/template.ts'

export const templateOf = (key: string): Template | null => templates.find((one) => one.key === key) ?? null

/** What a new site can start from: the shipped templates, and sites marked as templates. */
export async function templateChoices(db: Db): Promise<TemplateChoice[]> {
  const themes = await db
    .selectFrom('themes')
    .select(['id', 'name', 'variables'])
    .select(
      sql<
        string[]
      >`array(select name from pages where theme_id = themes.id order by type <> 'home', route)`.as('pages'),
    )
    .where('is_template', '=', true)
    .orderBy('name')
    .execute()
  return [
    ...templates.map(({ key, label, about, variables, pages }) => ({
      ...{ value: key, label, about, picture: linked(key, 'preview.webp'), look: variables },
      pages: pages.map(({ name }) => name),
    })),
    ...themes.map(({ id, name, variables, pages }) => ({
      ...{ value: id, label: name, about: 'One of your sites, marked as a template.', picture: null },
      ...{ pages, look: lookOf(variables) },
    })),
  ]
}

/** The value of `{site}` in a template. Its colors are names of the site's own (decision 291). */
export type Filling = { site: string }

/** Adds the pages of a shipped template, with the name of the new site. */
export async function addPages(
  trx: Db,
  actor: Actor,
  themeId: string,
  template: Template,
  filling: Filling,
): Promise<void> {
  for (const page of template.pages) await addPage(trx, actor, themeId, filled(page, filling))
}

/** Replaces the placeholders of a template, escaped within HTML. */
export const filled = <Words>(words: Words, filling: Filling): Words =>
  JSON.parse(JSON.stringify(words), (_, value) =>
    typeof value === 'string'
      ? value.replaceAll('{site}', () => (value.startsWith('<') ? htmlText(filling.site) : filling.site))
      : value,
  ) as Words
