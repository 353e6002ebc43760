import { newId } from '#lib/ids.ts'
import { type Body, nothing, type RoomAccess } from '#test/room-access.ts'

const page: Body = () => ({
  ...{ name: 'Our work', description: 'What we do.' },
  ...{ type: 'page', route: `/our-work-${newId()}` },
})

export default {
  writes: {
    'POST /website-builder': () => ({
      template: 'beacon',
      name: 'Dock Workers',
      address: `docks-${newId()}`,
    }),
    'POST /website-builder/site/:id/publish': nothing,
    'PUT /website-builder/site/:id': () => ({ brand: '#7a1f1f' }),
    'POST /website-builder/site/:id/pages': page,
    'PUT /website-builder/site/:id/pages/:pageId': page,
  },
} satisfies RoomAccess
