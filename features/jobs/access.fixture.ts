import type { RoomAccess } from '#test/room-access.ts'

export default {
  things: [[/^\/jobs\/:segment/, async (_db, _maria, { job }) => job]],
} satisfies RoomAccess
