import type { RoomAccess } from '#test/room-access.ts'

export default {
  things: [[/^\/maps\/counties\/:state/, async () => 'NC']],
} satisfies RoomAccess
