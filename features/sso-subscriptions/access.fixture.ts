import { newId } from '#lib/ids.ts'
import { added, type Body, nothing, type RoomAccess } from '#test/room-access.ts'

const sold: Body = () => ({ externalId: newId(), subscriptionStart: '2026-11-01' })

export default {
  things: [
    [
      /^\/admin\/sso-subscriptions\/:id/,
      (db) =>
        added(
          db
            .insertInto('sso_subscriptions')
            .values({ external_id: newId(), subscription_start: new Date('2026-11-01') })
            .returning('id'),
        ),
    ],
  ],
  writes: {
    'POST /admin/sso-subscriptions': sold,
    'PUT /admin/sso-subscriptions/:id': sold,
    'POST /admin/sso-subscriptions/:id': sold,
    'DELETE /admin/sso-subscriptions/:id': nothing,
  },
  silent: {
    'POST /admin/sso-subscriptions/import':
      'takes a file; each line of it leaves an entry (sso-subscriptions.test.ts)',
  },
} satisfies RoomAccess
