import { sql } from 'kysely'
import type { Answer } from './client.ts'
import type { Scene } from './scene.ts'

export type Attempt = {
  /** sends the write; again: what a person sends who presses the button once more */
  send(): Promise<Answer | null>
  /** how often each of its effects is there: rows, mails, entries of the audit trail */
  effects(): Promise<Record<string, number>>
}

export type Make = (scene: Scene, origin: string) => Promise<Attempt>

export const of = async (query: { execute(): Promise<unknown[]> }) => (await query.execute()).length

export const mailsTo = ({ db }: Scene, recipient: string) =>
  of(db.selectFrom('mails').select('id').where('recipient', '=', recipient))

export const entriesOf = ({ db }: Scene, action: string, subject: string) =>
  of(
    db
      .selectFrom('audit_entries')
      .select('id')
      .where('action', '=', action)
      .where('subject_id', '=', subject),
  )

/** Waiting tasks of this name whose payload has this text at a path such as '{to,email}'. */
export async function tasksOf({ db }: Scene, name: string, path: string, text: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where tasks.identifier = ${name} and payload #>> ${path}::text[] = ${text}`.execute(db)
  return rows[0]!.count
}

/** Sent again, it is done again: once or more, but each time whole. */
export const onceOrMore = (...counts: number[]): number =>
  counts.every((count) => count === counts[0]) ? Math.min(1, counts[0]!) : Number.NaN
