import { sign, unsign } from '#lib/signature.ts'
import type { NoticeKindName } from './model/kinds.ts'
import type { StopQuery } from './schema.ts'

const purpose = 'stop-notice-mails'

/** The signed path that stops the mails of one kind without signing in (RFC 8058). */
export function stopPath(secret: string, userId: string, kind: NoticeKindName): string {
  const named = `${userId} ${kind}`
  const token = sign(secret, purpose, named).slice(named.length + 1)
  return `/notifications/stop?${new URLSearchParams({ user: userId, kind, token })}`
}

export const mayStop = (secret: string, { user, kind, token }: StopQuery): boolean =>
  unsign(secret, purpose, `${user} ${kind}.${token}`) !== null
