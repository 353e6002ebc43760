import { newId } from '#lib/ids.ts'
import { type Body, nothing, type RoomAccess } from '#test/room-access.ts'

const renamed: Body = () => ({ name: `Site A ${newId()}` })
const home: Body = () => ({ headline: 'Work that needs what you know', lead: '' })

export default {
  things: [[/^\/(admin\/themes|themes|website-builder\/\w+)\/:\w+/, async (_db, _maria, { siteA }) => siteA]],
  writes: {
    'POST /admin/themes': renamed,
    'PUT /admin/themes/:id': renamed,
    'POST /admin/themes/:id': renamed,
    'DELETE /admin/themes/:id': () => ({ confirm: 'delete' }),
    'POST /admin/themes/:id/duplicate': nothing,
    'PUT /admin/themes/:id/home': home,
    'POST /admin/themes/:id/home': home,
    'PUT /admin/themes/:id/sign-up': nothing,
    'POST /admin/themes/:id/sign-up': nothing,
    'PUT /themes/:id': () => ({ brand: `#${newId().slice(-6)}` }),
  },
} satisfies RoomAccess
