import type { Document } from '#features/content/schema.ts'
import { todayIn } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { editableSites } from '#lib/own-sites.ts'
import { Invalid } from '#lib/problem.ts'
import { may, type Person } from '#spec/access.ts'
import { pageMessages, pageTypeLabels } from '#spec/messages.ts'
import { themesOf } from '../article-sites.ts'
import { editableTheme, type Page } from '../find.ts'
import type { PageInput } from '../schema.ts'
import type { PageForm, PageFormProps } from './schema.ts'

/** What the form shows for a page, or for a new one. @throws Problem 404 when this viewer edits no pages of the site */
export async function formOf(
  db: Db,
  viewer: Person,
  themeId: string,
  page: Page | null,
): Promise<PageFormProps> {
  const { timeZone, ...theme } = await editableTheme(db, viewer, themeId)
  const mayShare = may(viewer, 'pages.editTemplates')
  const templates = await templatesFor(db, themeId)
    .select(['id as value', 'name as label'])
    .orderBy('name')
    .execute()
  const sites = await otherSites(db, viewer, themeId)
  const chosen = page ? await themesOf(db, page.id) : []
  const { name, description, type, route, hideTitle, global, image } = page ?? blank
  return {
    theme,
    page: {
      ...{ id: page?.id ?? null, name, description: description ?? '', type, route },
      ...{ hideTitle, global, image, isEmpty: isEmpty(page?.document) },
      publishDate: page?.publishDate ?? todayIn(timeZone),
      intro: page?.intro ?? null,
      previewImg: page?.previewImg ?? '',
      themes: chosen.filter((id) => sites.some(({ value }) => value === id)),
    },
    sites,
    templates,
    types: types.filter(({ value }) => mayShare || value !== 'template'),
    mayShare,
  }
}

const otherSites = (db: Db, viewer: Person, themeId: string) =>
  db
    .selectFrom('themes')
    .select(['id as value', 'name as label'])
    .where(editableSites(viewer).has('id'))
    .where('id', '!=', themeId)
    .orderBy('name')
    .execute()

/**
 * The page that the form describes, with the content of the chosen template.
 * @param page the page before; null: a new one
 * @throws Invalid for an unknown template, and for an empty home page that nobody confirmed
 */
export async function inputOf(
  db: Db,
  themeId: string,
  page: Page | null,
  { template, publishEmpty, ...form }: PageForm,
): Promise<PageInput> {
  const document = template ? await contentOf(db, themeId, template) : undefined
  const becomesHome = form.type === 'home' && page?.type !== 'home'
  if (becomesHome && !publishEmpty && isEmpty(document ?? page?.document))
    throw new Invalid({ publishEmpty: pageMessages.emptyHome })
  return { ...form, ...(document && { document: document as never }) }
}

async function contentOf(db: Db, themeId: string, template: string): Promise<Document> {
  const found = await templatesFor(db, themeId)
    .select('document')
    .where('id', '=', template)
    .executeTakeFirst()
  if (!found) throw new Invalid({ template: 'Please choose a template from the list.' })
  return found.document as unknown as Document
}

const templatesFor = (db: Db, themeId: string) =>
  db
    .selectFrom('pages')
    .where('type', '=', 'template')
    .where((row) => row.or([row('theme_id', '=', themeId), row('is_global', '=', true)]))

const isEmpty = (document: Document | undefined) => !document?.containers.length

const blank = {
  ...{ name: '', description: '', type: 'page' as const, route: null, image: null },
  ...{ hideTitle: false, global: false },
}

const types = Object.entries(pageTypeLabels).map(([value, label]) => ({ value, label }))
