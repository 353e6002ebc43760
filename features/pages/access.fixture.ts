import { newId } from '#lib/ids.ts'
import { added, type Body, type Make, nothing, type RoomAccess } from '#test/room-access.ts'

const pageOfSite: Make = async (db, _maria, { siteA }) => {
  const page = { name: 'About us', document: '{"schemaVersion":1,"containers":[]}' }
  const route = `/about-${newId()}`
  const id = await added(
    db
      .insertInto('pages')
      .values({ ...page, theme_id: siteA, route })
      .returning('id'),
  )
  await db
    .insertInto('page_revisions')
    .values({ ...page, page_id: id, rev: 1 })
    .execute()
  return id
}

const page: Body = () => ({
  ...{ name: 'Our work', description: 'What we do.' },
  ...{ type: 'page', route: `/our-work-${newId()}` },
})

export default {
  parameters: { pageId: pageOfSite },
  writes: {
    'POST /admin/themes/:id/pages': page,
    'PUT /admin/themes/:id/pages/:pageId': page,
    'DELETE /admin/themes/:id/pages/:pageId': nothing,
    'POST /admin/themes/:id/pages/:pageId/settings': page,
    'POST /admin/themes/:id/pages/:pageId/revisions/:rev': nothing,
    'POST /admin/themes/:id/pages/new': page,
    'POST /admin/themes/:id/pages/customize-home': nothing,
    'POST /admin/themes/:id/pages/customize-privacy-policy': nothing,
    'POST /admin/themes/:id/pages/customize-terms': nothing,
  },
  silent: {
    'POST /admin/themes/:id/pages/:pageId/data': 'reads what the parts of a draft show, and keeps nothing',
  },
} satisfies RoomAccess
