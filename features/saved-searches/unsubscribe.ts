import { sign, unsign } from '#lib/signature.ts'

const purpose = 'saved-search'

/** The path that ends the mails of a search, for whoever has the mail: no signing in (RFC 8058). */
export function unsubscribePath(secret: string, id: string): string {
  const token = sign(secret, purpose, id).slice(id.length + 1)
  return `/my-saved-searches/${id}/unsubscribe?token=${token}`
}

export const mayUnsubscribe = (secret: string, id: string, token: string): boolean =>
  unsign(secret, purpose, `${id}.${token}`) === id
