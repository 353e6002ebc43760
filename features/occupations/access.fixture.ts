import { added, type Body, type RoomAccess } from '#test/room-access.ts'

const rank: Body = () => ({ title: 'Sergeant', grade: 'E-5', description: 'Leads a team.', corp: 'army' })

export default {
  things: [
    [/^\/admin\/ranks\/:id/, async () => 'army-e-5-sgt'],
    [/^\/occupations\/:id/, (db) => added(db.selectFrom('military_occupations').select('id').limit(1))],
  ],
  writes: { 'PUT /admin/ranks/:id/edit': rank, 'POST /admin/ranks/:id/edit': rank },
} satisfies RoomAccess
