import type { Document } from '#features/content/schema.ts'
import type { Db } from '#lib/db.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import { may, type Person } from '#spec/access.ts'
import { pageTypeLabels } from '#spec/messages.ts'
import { mayEditThemes, type Page } from '../pages.ts'
import type { PageInput } from '../schema.ts'
import type { PageForm, PageFormProps } from './schema.ts'

/** What the form shows for a page, or for a new one. @throws Problem 404 when this viewer edits no pages of the theme */
export async function formOf(
  db: Db,
  viewer: Person,
  themeId: string,
  page: Page | null,
): Promise<PageFormProps> {
  const theme = await editedTheme(db, viewer, themeId)
  const mayShare = may(viewer, 'pages.editTemplates')
  const templates = await templatesFor(db, themeId)
    .select(['id as value', 'name as label'])
    .orderBy('name')
    .execute()
  const { name, description, type, route, hideTitle, global, image } = page ?? blank
  return {
    theme,
    page: {
      ...{ id: page?.id ?? null, name, description: description ?? '', type, route },
      ...{ hideTitle, global, image },
    },
    templates,
    types: types.filter(({ value }) => mayShare || value !== 'template'),
    mayShare,
  }
}

/** The page that the form describes, with the content of the chosen template. @throws Invalid for an unknown one */
export async function inputOf(db: Db, themeId: string, { template, ...form }: PageForm): Promise<PageInput> {
  if (!template) return form as PageInput
  const found = await templatesFor(db, themeId)
    .select('document')
    .where('id', '=', template)
    .executeTakeFirst()
  if (!found) throw new Invalid({ template: 'Please choose a template from the list.' })
  return { ...form, document: found.document as unknown as Document as never }
}

/** @throws Problem 404 */
export async function editedTheme(db: Db, viewer: Person, id: string) {
  const theme = mayEditThemes(viewer, id)
    ? await db.selectFrom('themes').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
    : null
  if (!theme) throw notFound('There is no such site.')
  return theme
}

const templatesFor = (db: Db, themeId: string) =>
  db
    .selectFrom('pages')
    .where('type', '=', 'template')
    .where((row) => row.or([row('theme_id', '=', themeId), row('is_global', '=', true)]))

const blank = {
  ...{ name: '', description: '', type: 'page' as const, route: null, image: null },
  ...{ hideTitle: false, global: false },
}

const types = Object.entries(pageTypeLabels).map(([value, label]) => ({ value, label }))
