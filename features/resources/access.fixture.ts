import { newId } from '#lib/ids.ts'
import { added, type Body, nothing, type RoomAccess } from '#test/room-access.ts'

const resource: Body = () => ({
  title: 'The last 180 days',
  description: 'A checklist.',
  category: 'Leaving the service',
  address: 'https://www.archives.gov/veterans',
})

export default {
  things: [
    [
      /^\/(admin\/)?resources\/:id/,
      (db, _maria, { siteA }) =>
        added(
          db
            .insertInto('resources')
            .values({ title: `Resource ${newId()}`, address: 'https://www.va.gov/', theme_id: siteA })
            .returning('id'),
        ),
    ],
  ],
  writes: {
    'POST /admin/resources': resource,
    'PUT /admin/resources/:id': resource,
    'POST /admin/resources/:id': resource,
    'DELETE /admin/resources/:id': nothing,
  },
  silent: {
    'POST /resources/:id/recommend': 'a mentor’s own list: the recommendation says who gave it, and when',
  },
} satisfies RoomAccess
