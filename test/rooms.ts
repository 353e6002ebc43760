import type { RoomAccess } from './room-access.ts'

/** What each room says for the tests of access and of the audit trail. */
export const rooms = Object.values(
  import.meta.glob<RoomAccess>('../features/*/access.fixture.ts', { eager: true, import: 'default' }),
)
