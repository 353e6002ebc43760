import { z } from 'zod'
import { paged } from '#schema/paged.ts'
import { comments } from '#spec/limits.ts'
import { commentMessages, emailMessages } from '#spec/messages.ts'
import { isEmail } from '#spec/patterns.ts'
import type * as answers from './answers.ts'

/** What is written, without the characters that no text has. */
const text = (most: number, missing: string) =>
  z
    .string()
    .default('')
    .transform((value) => value.replace(/[^\P{Cc}\n\t]/gu, '').trim())
    .pipe(z.string().min(1, missing).max(most, commentMessages.long(most)))

/** Document 1, sections 3 and 5: all three are required. */
export const CommentForm = z.object({
  name: text(100, commentMessages.name).transform((name) => name.replace(/\s+/g, ' ')),
  email: z
    .string()
    .trim()
    .default('')
    .pipe(z.string().min(1, emailMessages.emailRequired))
    .refine(isEmail, emailMessages.emailInvalid),
  message: text(comments.longest, commentMessages.message),
  commentIdentifier: z.string().trim().max(300).default(''),
  /** the team page that it is left on */
  teamPage: z.preprocess((given) => given || null, z.uuid().nullable()),
})
export type CommentForm = z.output<typeof CommentForm>

/** Which comments: those of one form, or, without an identifier, of the whole site. */
export const CommentQuery = z.object({
  commentIdentifier: z.string().trim().max(300).default(''),
  /** those of one team page; without it, of none */
  teamPage: z.uuid().nullable().catch(null).default(null),
  ...paged(comments.perPage),
})
export type CommentQuery = z.output<typeof CommentQuery>

export type Comment = z.infer<typeof answers.Comment>
export type CommentList = z.infer<typeof answers.CommentList>

export const ModerationQuery = z.object(paged())
export type ModerationQuery = z.output<typeof ModerationQuery>

/** A form says text, a program yes or no. */
export const Hiding = z.object({
  hidden: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]),
})

/** A comment as the staff of its site read it. */
export type CommentRow = Comment & {
  email: string
  identifier: string
  site: string
  isHidden: boolean
}

/** The props of comments/moderation. */
export type Moderation = ModerationQuery & { comments: CommentRow[]; totalDocs: number }
