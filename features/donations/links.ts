import { sign, unsign } from '#lib/signature.ts'

/** The page of a gift, for its donor alone: the link is the key, and works without an account. */
export const pageOfGift = (secret: string, id: string): string =>
  `/donations/given/${sign(secret, 'gift', id)}`

export const giftOf = (secret: string, token: string): string | null => unsign(secret, 'gift', token)

/** The page where a donor changes, pauses or stops a monthly gift. */
export const pageOfMonthly = (secret: string, id: string): string =>
  `/donations/monthly/${sign(secret, 'monthly gift', id)}`

export const monthlyOf = (secret: string, token: string): string | null =>
  unsign(secret, 'monthly gift', token)

type OfYear = { id: string | null; email: string; year: number }

/** The statement of a year, for anyone who holds its link: donors get it from their page, or by mail without an account. */
export const pageOfStatement = (secret: string, themeId: string, { id, email, year }: OfYear): string =>
  `/donations/statements/${sign(secret, `statement ${themeId}`, packed([year, email, id]))}/statement.pdf`

export function statementOf(secret: string, themeId: string, token: string): OfYear | null {
  const text = unsign(secret, `statement ${themeId}`, token)
  if (!text) return null
  const [year, email, id] = JSON.parse(Buffer.from(text, 'base64url').toString())
  return { year, email, id }
}

const packed = (parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
