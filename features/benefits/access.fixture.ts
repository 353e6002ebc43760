import { newId } from '#lib/ids.ts'
import { added, type Body, nothing, type RoomAccess } from '#test/room-access.ts'

const benefit: Body = () => ({
  area: 'housing',
  name: `Benefit ${newId()}`,
  summary: 'Helps.',
  link: 'https://www.va.gov/housing-assistance/',
  checkedOn: '2026-11-16',
})

export default {
  things: [
    [
      /^\/admin\/benefits\/:id/,
      (db) =>
        added(
          db
            .insertInto('benefits')
            .values({
              area: 'housing',
              name: 'Loan',
              summary: 'Helps.',
              link: 'https://www.va.gov/',
              checked_on: new Date(),
            })
            .returning('id'),
        ),
    ],
  ],
  parameters: {
    year: async (db) => {
      const row = {
        year: 2031,
        mha: 'NY219',
        name: 'New York City, NY',
        amounts: Array<number>(24).fill(1_000),
      }
      await db
        .insertInto('bah_rates')
        .values({ ...row, with_dependents: true })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return '2031'
    },
  },
  writes: {
    'POST /admin/benefits': benefit,
    'PUT /admin/benefits/:id': benefit,
    'DELETE /admin/benefits/:id': nothing,
    'DELETE /admin/benefits/rates/:year': nothing,
  },
  silent: {
    'POST /admin/benefits/rates': 'takes files; loading a year leaves an entry (rates.test.ts)',
  },
} satisfies RoomAccess
