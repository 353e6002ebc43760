import type { FastifyRequest } from 'fastify'
import type { Db } from './db.ts'

/** Something worth remembering: who did what to whom. */
export type Deed = {
  /** noun and verb, such as 'user.delete' */
  action: string
  subject?: { type: string; id: string }
  themeId?: string | null
  /** facts in words: never a secret, a token or the name of a DD214 */
  detail?: Record<string, string | number | boolean | null>
}

/** Who asked: a request has it all; work in the background has nobody. */
export type Doer = Pick<FastifyRequest, 'viewer' | 'ip'> | null

/** Writes an entry of the audit trail; in the transaction of the deed, it stands only if the deed does. */
export async function audit(
  db: Db,
  doer: Doer,
  { action, subject, themeId, detail = {} }: Deed,
): Promise<void> {
  const viewer = doer?.viewer ?? null
  await db
    .insertInto('audit_entries')
    .values({
      action,
      actor_id: viewer?.actorId ?? viewer?.id ?? null,
      acting_as_id: viewer?.actorId ? viewer.id : null,
      subject_type: subject?.type ?? null,
      subject_id: subject?.id ?? null,
      theme_id: themeId ?? null,
      address: doer?.ip ?? null,
      detail: JSON.stringify(detail),
    })
    .execute()
}
