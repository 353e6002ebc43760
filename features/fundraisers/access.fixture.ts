import { added, type Body, nothing, type RoomAccess } from '#test/room-access.ts'

const fundraiser: Body = () => ({ name: 'Ruck march', type: 'event', status: 'draft', goal: '100' })

export default {
  things: [
    [
      /^\/(admin\/)?fundraisers\/:id/,
      (db, _maria, { siteA }) =>
        added(
          db
            .insertInto('fundraisers')
            .values({ theme_id: siteA, name: 'Ruck march', type: 'event', status: 'live' })
            .returning('id'),
        ),
    ],
  ],
  writes: {
    'POST /admin/fundraisers': fundraiser,
    'PUT /admin/fundraisers/:id': fundraiser,
    'POST /admin/fundraisers/:id': fundraiser,
    'DELETE /admin/fundraisers/:id': nothing,
  },
} satisfies RoomAccess
