import type { FastifyRequest } from 'fastify'
import { cssOf, hasForm, loadData, seenBy, viewFilesOf } from '#features/content/index.ts'
import { pictureOf } from '#features/content/schema.ts'
import type { Db } from '#lib/db.ts'
import { addressOf } from './address.ts'
import { articleOf } from './article.ts'
import type { Props } from './page.page.tsx'
import { mayEdit, type Page } from './pages.ts'

/** A page as one viewer gets it: nothing of what is for others leaves the server. */
export async function pageProps(db: Db, page: Page, request: FastifyRequest): Promise<Props> {
  const { viewer, site } = request
  const { document, notes } = seenBy(page.document, viewer)
  request.hasForm = hasForm(document)
  const { id, themeId, name, route, type, hideTitle, description, image, rev } = page
  return {
    page: {
      id,
      theme: themeId,
      name,
      route,
      type,
      hideTitle,
      description,
      image: pictureOf(image ?? ''),
      rev,
    },
    address: addressOf(page),
    article: await articleOf(db, page, request),
    document,
    notes,
    data: await loadData(document, { db, site, viewer, request }),
    pageCss: cssOf(document),
    contentViews: viewFilesOf(document),
    canEdit: mayEdit(viewer, page),
  }
}
