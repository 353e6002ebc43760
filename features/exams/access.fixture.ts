import { newId } from '#lib/ids.ts'
import { added, type Body, nothing, type RoomAccess } from '#test/room-access.ts'

const exam: Body = () => ({
  name: 'Firefighter',
  number: newId().slice(-12),
  filingStart: '2026-11-02',
  filingEnd: '2046-11-25',
})

export default {
  things: [
    [
      /^\/(admin\/)?nyc-exams\/:id/,
      (db) =>
        added(
          db
            .insertInto('exams')
            .values({
              ...{ name: 'Firefighter', number: newId().slice(-12) },
              ...{ filing_start: new Date('2026-11-02'), filing_end: new Date('2046-11-25') },
            })
            .returning('id'),
        ),
    ],
  ],
  writes: {
    'POST /admin/nyc-exams': exam,
    'PUT /admin/nyc-exams/:id': exam,
    'DELETE /admin/nyc-exams/:id': nothing,
  },
  silent: {
    'POST /admin/nyc-exams/import':
      'takes a file; each line that changes something leaves an entry (exams.test.ts)',
  },
} satisfies RoomAccess
