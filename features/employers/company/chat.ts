import type { FastifyRequest } from 'fastify'
import { reachOf } from '#features/connections/index.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import { employerMessages } from '../messages.ts'

/**
 * Who answers for an employer whose page offers a chat: the first of its owners, else of its managers, whom the viewer may
 * write to. Who that is, nobody learns before signing in.
 * @returns the address of the conversation, which begins with the first message
 * @throws Problem 404
 */
export async function chatOfCompany(db: Db, { viewer }: FastifyRequest, id: string): Promise<string> {
  const rows = await db
    .selectFrom('employer_members as m')
    .innerJoin('employers as e', 'e.id', 'm.employer_id')
    .select('m.user_id as userId')
    .where('e.id', '=', id)
    .where('e.allow_chat', '=', true)
    .where(({ or, eb }) => or([eb('e.needs_approval', '=', false), eb('e.approved', '=', true)]))
    .orderBy('m.is_owner', 'desc')
    .orderBy('m.since')
    .execute()
  const people = rows.map(({ userId }) => userId)
  const reach = await reachOf(db, viewer!, people)
  const person = people.find((one) => ['known', 'stranger'].includes(reach.get(one) ?? 'none'))
  if (!person) throw notFound(employerMessages.noChat)
  return `/chat?uid=${person}`
}
