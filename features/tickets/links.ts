import { sign, unsign } from '#lib/signature.ts'

/** The page of a ticket, for anyone who holds its link, with or without an account. */
export const pageOfTicket = (secret: string, id: string): string => `/tickets/${sign(secret, 'ticket', id)}`

export const ticketOf = (secret: string, token: string): string | null => unsign(secret, 'ticket', token)

/** Document 1, section 3: `fileUrl`. */
export const fileOfTicket = (secret: string, id: string): string => `${pageOfTicket(secret, id)}/ticket.pdf`
