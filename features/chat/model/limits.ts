/** A message, in characters. */
export const longestMessage = 4_000
/** Messages on a page of history. */
export const messagesPerPage = 50
/** How long a message can be edited or deleted, in minutes. */
export const changeableMinutes = 60
/** People in a room. */
export const mostMembers = 500
/** The first messages to a stranger, until it is accepted. */
export const messagesBeforeAccepted = 3

/** The drawn reactions, and how they are called. */
export const reactions = {
  ...{ thumb: 'Thumbs up', heart: 'Heart', star: 'Star' },
  ...{ smile: 'Smile', check: 'Check mark', flag: 'Flag' },
} as const
export type Reaction = keyof typeof reactions
export const reactionKinds = Object.keys(reactions) as [Reaction, ...Reaction[]]

export const reportReasons = {
  ...{ spam: 'Spam or advertising', abuse: 'Insults or threats' },
  ...{ scam: 'A fraud, or asks for money or documents', other: 'Something else' },
} as const
export type ReportReason = keyof typeof reportReasons
export const reasonNames = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]]

/** A web address in a message. */
export const linkPattern = /\bhttps?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/giu
export const firstLink = (text: string): string | null => text.match(linkPattern)?.[0] ?? null
export const hasLink = (text: string) => /\bhttps?:\/\/|\bwww\.[^\s]/iu.test(text)

/** A mail goes when a message was not read for so long. */
export const missedAfterMs = 10 * 60_000
