import type { Db } from '#lib/db.ts'
import { isMailed, kindNames, kindOf, type NoticeKindName, noticeKinds, type Way } from './model/kinds.ts'
import type { Choices } from './schema.ts'

/** How this person wants to hear of a kind. */
export async function wayOf(db: Db, userId: string, kind: NoticeKindName): Promise<Way> {
  const chosen = await db
    .selectFrom('notice_choices')
    .select('way')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return (chosen?.way as Way | undefined) ?? noticeKinds[kind].usually
}

/** Whether this person wants mail about a kind, for rooms that mail later than they notify. */
export const wantsMail = async (db: Db, userId: string, kind: NoticeKindName): Promise<boolean> =>
  isMailed(await wayOf(db, userId, kind))

export async function choicesOf(db: Db, userId: string) {
  const rows = await db
    .selectFrom('notice_choices')
    .select(['kind', 'way'])
    .where('user_id', '=', userId)
    .execute()
  const chosen = new Map(rows.map(({ kind, way }) => [kind, way as Way]))
  return kindNames.map((kind) => {
    const { label, help = null, usually } = kindOf(kind)!
    return { kind, label, help, way: chosen.get(kind) ?? usually }
  })
}

/** Sets the ways that are named; the others stay. */
export async function choose(db: Db, userId: string, choices: Choices): Promise<void> {
  const rows = kindNames.flatMap((kind) => {
    const way = choices[kind]
    return way ? [{ user_id: userId, kind, way }] : []
  })
  if (!rows.length) return
  await db
    .insertInto('notice_choices')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet({ way: (eb) => eb.ref('excluded.way') }),
    )
    .execute()
}

const withoutMail: Record<Way, Way> = { mail: 'none', both: 'site', site: 'site', none: 'none' }

/** Stops the mails of these kinds: Mail becomes None, Both becomes Site. */
export async function stopMails(
  db: Db,
  userId: string,
  kinds: readonly NoticeKindName[] = kindNames,
): Promise<void> {
  const now = await choicesOf(db, userId)
  const changed = now.filter(({ kind, way }) => kinds.includes(kind) && isMailed(way))
  const choices = Object.fromEntries(changed.map(({ kind, way }) => [kind, withoutMail[way]]))
  await choose(db, userId, choices as Choices)
}
