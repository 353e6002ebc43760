import { sign, unsign } from '#lib/signature.ts'

const purposes = { confirmation: 'newsletter confirmation', end: 'newsletter end' } as const
export type LinkKind = keyof typeof purposes

/** The path that a mail links to; it works without signing in. */
export const linkOf = (secret: string, kind: LinkKind, id: string): string =>
  `/newsletter/${kind}?token=${sign(secret, purposes[kind], id)}`

/** The subscription that a token is for; null when it is not ours. */
export const idIn = (secret: string, kind: LinkKind, token: string): string | null =>
  unsign(secret, purposes[kind], token)
