import type { FastifyRequest } from 'fastify'
import type { Db } from './db.ts'

/** An event of the audit trail: who did what to whom. */
export type AuditEvent = {
  /** noun and verb, such as 'user.delete' */
  action: string
  subject?: { type: string; id: string }
  themeId?: string | null
  /** facts in words: never a secret, a token or the name of a DD214 */
  detail?: Record<string, string | number | boolean | null>
}

/** Who acts: a request carries viewer and address; background work has no actor. */
export type Actor = Pick<FastifyRequest, 'viewer' | 'ip'> | null

/** Adds an entry to the audit trail. Call it in the transaction of the change, so that both commit or neither. */
export async function audit(
  db: Db,
  actor: Actor,
  { action, subject, themeId, detail = {} }: AuditEvent,
): Promise<void> {
  const viewer = actor?.viewer ?? null
  await db
    .insertInto('audit_entries')
    .values({
      action,
      actor_id: viewer?.actorId ?? viewer?.id ?? null,
      acting_as_id: viewer?.actorId ? viewer.id : null,
      subject_type: subject?.type ?? null,
      subject_id: subject?.id ?? null,
      theme_id: themeId ?? null,
      address: actor?.ip ?? null,
      detail: JSON.stringify(detail),
    })
    .execute()
}
