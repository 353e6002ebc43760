import { newId } from '#lib/ids.ts'
import { type Body, nothing, type RoomAccess } from '#test/room-access.ts'

const page: Body = () => ({
  ...{ name: 'Our work', description: 'What we do.' },
  ...{ type: 'page', route: `/our-work-${newId()}` },
})

/** Another color each time: the same look published again changes nothing. */
const recolored = () => ({ brand: `#${newId().slice(-6)}` })
const draft = 'a draft is seen by its owners alone; publishing it is an entry'

export default {
  writes: {
    'POST /website-builder': () => ({
      template: 'beacon',
      name: 'Dock Workers',
      address: `docks-${newId()}`,
    }),
    'POST /website-builder/site/:id/publish': nothing,
    'PUT /website-builder/site/:id': recolored,
    'POST /website-builder/site/:id/look/publish': async ({ db, scene }) => {
      const changes = JSON.stringify(recolored())
      await db.insertInto('look_drafts').values({ theme_id: scene.siteA, changes }).execute()
      return {}
    },
    'POST /website-builder/site/:id/pages': page,
    'PUT /website-builder/site/:id/pages/:pageId': page,
  },
  silent: {
    'PUT /website-builder/site/:id/look': draft,
    'POST /website-builder/site/:id/look': draft,
    'DELETE /website-builder/site/:id/look': draft,
    'POST /website-builder/site/:id/look/delete': draft,
    'POST /website-builder/site/:id/look/import': draft,
    'DELETE /website-builder/site/:id/look/plan': draft,
    'POST /website-builder/site/:id/look/plan/delete': draft,
    'POST /website-builder/site/:id/look/versions/:number': 'of a version that there is: look-editor.test.ts',
  },
} satisfies RoomAccess
