import type { Db } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { type Body, nothing, type RoomAccess } from '#test/room-access.ts'

const quiz: Body = () => ({
  name: `Quiz ${newId()}`,
  questions: [{ id: 'one', type: 'Yes/No', title: 'Is it?', right: ['Yes'] }],
})

async function addOne(db: Db, siteA: string) {
  const { id } = await db
    .insertInto('quizzes')
    .values({ name: 'Radio procedure', theme_id: siteA })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('quiz_versions').values({ quiz_id: id, number: 1, questions: '[]' }).execute()
  return id
}

export default {
  things: [[/^\/quizzes\/:id/, (db, _maria, { siteA }) => addOne(db, siteA)]],
  parameters: {
    take: async () => newId(),
    question: async () => 'one',
  },
  writes: {
    'POST /quizzes': quiz,
    'PUT /quizzes/:id': quiz,
    'POST /quizzes/:id': quiz,
    'DELETE /quizzes/:id': nothing,
  },
} satisfies RoomAccess
