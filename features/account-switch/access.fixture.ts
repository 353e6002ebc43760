import { nothing, type RoomAccess } from '#test/room-access.ts'

export default {
  writes: { 'POST /admin/account-switch/:userId': nothing },
  silent: { 'POST /account-switch/end': 'has a session of its own kind: see account-switch/switch.test.ts' },
} satisfies RoomAccess
