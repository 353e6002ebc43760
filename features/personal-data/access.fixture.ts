import { nothing, type RoomAccess } from '#test/room-access.ts'

export default { writes: { 'POST /admin/users/:id/data': nothing } } satisfies RoomAccess
