import type { FastifyRequest } from 'fastify'
import { cssOf, hasForm, loadData, seenBy, viewFilesOf } from '#features/content/index.ts'
import { pictureOf } from '#features/content/schema.ts'
import type { Db } from '#lib/db.ts'
import { articleOf } from './article.ts'
import { mayEdit, type Page } from './find.ts'
import { addressOf } from './model/address.ts'
import type { Props } from './page.page.tsx'

/** A page for one viewer: containers for other audiences do not leave the server. */
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
