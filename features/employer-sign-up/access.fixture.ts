import { nothing, type RoomAccess } from '#test/room-access.ts'

export default {
  writes: {
    'PUT /admin/themes/:id/employer-sign-up': nothing,
    'POST /admin/themes/:id/employer-sign-up': nothing,
  },
} satisfies RoomAccess
