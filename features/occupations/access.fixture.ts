import { added, type Body, type RoomAccess } from '#test/room-access.ts'

const rank: Body = () => ({ title: 'Sergeant', grade: 'E-5', description: 'Leads a team.', corp: 'army' })

const certification: Body = () => ({ description: 'Asked for everywhere.', published: true })

export default {
  things: [
    [/^\/admin\/certifications\/:id/, (db) => added(db.selectFrom('certifications').select('id').limit(1))],
    [/^\/admin\/ranks\/:id/, async () => 'army-e-5-sgt'],
    [/^\/occupations\/:id/, (db) => added(db.selectFrom('military_occupations').select('id').limit(1))],
  ],
  writes: {
    'PUT /admin/certifications/:id/edit': certification,
    'POST /admin/certifications/:id/edit': certification,
    'PUT /admin/ranks/:id/edit': rank,
    'POST /admin/ranks/:id/edit': rank,
  },
} satisfies RoomAccess
