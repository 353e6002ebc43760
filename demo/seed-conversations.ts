import { sql } from 'kysely'
import { z } from 'zod'
import { begin, react, readUpTo, sendMessage } from '#features/chat/index.ts'
import { reactionKinds } from '#features/chat/schema.ts'
import { confirm, connect } from '#features/connections/index.ts'
import type { Db } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import type { Person } from '#spec/access.ts'
import type { Brought } from './brought.ts'
import { readData } from './data.ts'

const Conversations = z.strictObject({
  connections: z.array(
    z.strictObject({
      ...{ from: z.string(), to: z.string(), message: z.string() },
      ...{ daysAgo: z.int(), isConfirmed: z.boolean() },
    }),
  ),
  conversations: z.array(
    z.strictObject({
      /** the first one begins it, unless the first message is of another */
      people: z.array(z.string()),
      name: z.string().optional(),
      /** between people who do not know each other: it waits for an answer */
      isRequest: z.boolean().default(false),
      messages: z.array(
        z.strictObject({
          ...{ from: z.string(), minutesAgo: z.int(), body: z.string() },
          reactions: z.record(z.string(), z.enum(reactionKinds)).default({}),
          isUnread: z.boolean().default(false),
        }),
      ),
    }),
  ),
})
type Conversation = z.output<typeof Conversations>['conversations'][number]
type Viewer = NonNullable<Person>

/** Whom the demo people know, and what they write to each other: once. */
export async function seedConversations(
  db: Db,
  themeIds: Map<string, string>,
  brought: Brought,
): Promise<void> {
  if (brought.has('conversations')) return
  const { connections, conversations } = readData('conversations', Conversations)
  const people = await peopleOf(db)
  for (const { from, to, message, daysAgo, isConfirmed } of connections) {
    const [sender, receiver] = [people.get(from), people.get(to)]
    if (!sender || !receiver) continue
    const { id } = await connect(db, sender, receiver.id, message)
    if (isConfirmed) await confirm(db, receiver, id)
    await sql`update connections set created_at = now() - make_interval(days => ${daysAgo}),
      approved_at = case when approved_at is not null then now() - make_interval(days => ${daysAgo}, hours => -5) end
      where id = ${id}`.execute(db)
  }
  for (const conversation of conversations)
    if (conversation.people.every((name) => people.has(name)))
      await addConversation(db, themeIds.get('true-bearing')!, people, conversation)
  await sql`delete from connection_requests`.execute(db)
  await brought.note('conversations')
}

/** The demo people, by what is before the @ of their address. */
async function peopleOf(db: Db): Promise<Map<string, Viewer>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('email', 'like', '%@demo.example')
    .execute()
  return new Map(rows.map(({ email, ...person }) => [email.split('@')[0]!, person as Viewer]))
}

async function addConversation(
  db: Db,
  siteId: string,
  people: Map<string, Viewer>,
  { people: names, name, messages }: Conversation,
): Promise<void> {
  const [first, ...more] = messages
  if (!first) return
  const others = names.filter((one) => one !== first.from).map((one) => people.get(one)!.id)
  const asked = { people: others, name: name ?? null, body: first.body, clientId: newId() }
  const { roomId, ...begun } = await begin(db, people.get(first.from)!, siteId, asked)
  const sent = [begun]
  for (const { from, body } of more)
    sent.push(
      await db
        .transaction()
        .execute((trx) => sendMessage(trx, people.get(from)!, roomId, { body, clientId: newId() })),
    )
  for (const [at, { reactions, minutesAgo }] of messages.entries()) {
    const { id } = sent[at]!
    for (const [who, kind] of Object.entries(reactions))
      await react(db, people.get(who)!, roomId, id, kind, true)
    await sql`update chat_messages set created_at = now() - make_interval(mins => ${minutesAgo}) where id = ${id}`.execute(
      db,
    )
  }
  const read = messages.filter(({ isUnread }) => !isUnread).length
  for (const one of names) await readUpTo(db, people.get(one)!.id, roomId, sent[read - 1]?.seq ?? 0)
  await asLongAgo(db, roomId)
}

/** The list, and the notice of who has not read it, have the time of the last message. */
async function asLongAgo(db: Db, roomId: string): Promise<void> {
  await sql`with last as (select max(created_at) as at from chat_messages where room_id = ${roomId}),
    told as (update notices set created_at = last.at, read_at = case when exists (
        select from chat_members m join chat_rooms r on r.id = m.room_id
        where m.room_id = ${roomId} and m.user_id = notices.user_id and m.read_seq < r.last_seq) then null else read_at end
      from last where key = ${`room ${roomId}`})
    update chat_rooms set last_at = last.at from last where id = ${roomId}`.execute(db)
}
