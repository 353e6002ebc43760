import { newId } from '#lib/ids.ts'
import type { RoomAccess } from '#test/room-access.ts'

export default {
  things: [[/^\/employer\/plan\/purchases\/:id/, async () => newId()]],
  silent: {
    'POST /employer/plan/purchases':
      'sells only to employers that may buy; a purchase leaves employer.buy (plan.test.ts)',
  },
} satisfies RoomAccess
