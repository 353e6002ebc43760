import { sign, unsign } from '#lib/signature.ts'

const purpose = 'saved-search'

/** The signed path that unsubscribes from a search without signing in (RFC 8058). */
export function unsubscribePath(secret: string, id: string): string {
  const token = sign(secret, purpose, id).slice(id.length + 1)
  return `/my-saved-searches/${id}/unsubscribe?token=${token}`
}

export const mayUnsubscribe = (secret: string, id: string, token: string): boolean =>
  unsign(secret, purpose, `${id}.${token}`) === id
