import { sql } from 'kysely'
import { mailLinks, stopPath, wantsMail } from '#features/notices/index.ts'
import { mailSiteOf } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { mailLayout, sendMail } from '#lib/mail.ts'
import { addTask } from '#lib/queue.ts'
import type { Settings } from '../../config.ts'
import { missedAfterMs } from './model/limits.ts'
import { nameOf } from './overview.ts'

type MailSettings = Pick<Settings, 'secret' | 'production' | 'port' | 'publicPort'>
type Whose = { roomId: string; userId: string }

const hourMs = 3_600_000

/**
 * Mails what was missed in a room, ten minutes after the first of it was sent: nothing when it was read meanwhile, at most one mail an hour.
 */
export const mailMissed = (
  db: Db,
  settings: MailSettings,
  { roomId, userId }: Whose,
  now = new Date(),
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<Missed>`
      select u.email, u.first_name || ' ' || u.last_name as to_name, ${nameOf(userId)} as room, r.theme_id, r.last_seq,
        m.state, m.is_muted, (select max(o.mailed_at) from chat_members o where o.user_id = ${userId}) as mailed_at,
        (select created_at from chat_messages where room_id = r.id and seq > greatest(m.read_seq, m.mailed_seq)
          order by seq limit 1) as first_at
      from chat_members m join chat_rooms r on r.id = m.room_id join users u on u.id = m.user_id
      where m.room_id = ${roomId} and m.user_id = ${userId} and m.state in ('in', 'asked')
        and u.disabled_at is null and r.last_seq > greatest(m.read_seq, m.mailed_seq)
      for update of m`.execute(trx)
    const missed = rows[0]
    if (!missed) return
    const settle = (mailedAt: Date | null) =>
      sql`
      update chat_members set mailed_at = coalesce(${mailedAt}::timestamptz, mailed_at), mailed_seq = ${missed.last_seq},
        mail_due_at = null
      where room_id = ${roomId} and user_id = ${userId}`.execute(trx)
    // Decided all the same: the next message asks again.
    if (missed.is_muted || !(await wantsMail(trx, userId, 'message'))) return void (await settle(null))
    const firstAt = missed.first_at?.getTime() ?? 0
    const dueAt = Math.max(
      firstAt + missedAfterMs,
      missed.mailed_at ? missed.mailed_at.getTime() + hourMs : 0,
    )
    if (dueAt > now.getTime()) return later(trx, { roomId, userId }, dueAt - now.getTime())
    await write(trx, settings, { roomId, userId }, missed)
    await settle(now)
  })

type Missed = {
  email: string
  to_name: string
  room: string
  theme_id: string | null
  last_seq: string
  state: 'in' | 'asked'
  is_muted: boolean
  first_at: Date | null
  mailed_at: Date | null
}

async function later(trx: Db, whose: Whose, waits: number): Promise<void> {
  const { roomId, userId } = whose
  const runAt = new Date(Date.now() + waits)
  await trx
    .updateTable('chat_members')
    .set({ mail_due_at: runAt })
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .execute()
  await addTask(trx, 'chat.mail-missed', whose, { key: `missed ${roomId} ${userId}`, runAt })
}

async function write(
  trx: Db,
  settings: MailSettings,
  { roomId, userId }: Whose,
  missed: Missed,
): Promise<void> {
  const site = missed.theme_id ? await mailSiteOf(trx, settings, missed.theme_id) : null
  if (!site) return
  const heading =
    missed.state === 'asked' ? `${missed.room} wants to message you` : `New messages from ${missed.room}`
  const lines = missed.state === 'asked' ? [] : await lastWords(trx, roomId, userId)
  const stop = site.origin + stopPath(settings.secret, userId, 'message')
  await sendMail(trx, {
    ...{
      to: missed.email,
      toName: missed.to_name,
      themeId: missed.theme_id,
      kind: 'chat-missed',
      subject: heading,
    },
    ...{ key: `chat ${roomId} ${userId} ${missed.last_seq}`, unsubscribeUrl: stop },
    ...mailLayout({
      ...{ site, heading, paragraphs: lines },
      button: { label: 'Open the conversation', href: `${site.origin}/chat/${roomId}` },
      footer: `You received this email because you have unread messages at ${site.name}. We send at most one an hour.`,
      links: mailLinks(site.origin, stop),
    }),
  })
}

/** What was not read yet, the first few, shortened. */
async function lastWords(trx: Db, roomId: string, userId: string): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select u.first_name || ': ' || case when l.body = '' then 'sent a file' else left(l.body, 200) end as line
    from chat_messages l join users u on u.id = l.sender_id join chat_members m on m.room_id = l.room_id and m.user_id = ${userId}
    where l.room_id = ${roomId} and l.seq > greatest(m.read_seq, m.mailed_seq) and l.sender_id <> ${userId} and l.deleted_at is null
    order by l.seq limit 5`.execute(trx)
  return rows.map(({ line }) => line)
}
