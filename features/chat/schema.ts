import { z } from 'zod'
import { checkbox, ids, optionalText, text } from '#schema/fields.ts'
import { paged, searchText } from '#schema/paged.ts'
import type * as answers from './answers.ts'
import { chatMessages } from './messages.ts'
import { longestMessage, reactionKinds, reasonNames } from './model/limits.ts'

export { reactionKinds }

/** Document 1, section 2: uid, fromModule. */
export const ChatQuery = z.object({
  uid: z.uuid().optional().catch(undefined),
  fromModule: z.uuid().optional().catch(undefined),
  q: searchText,
  show: z.enum(['rooms', 'requests', 'archived']).catch('rooms'),
})
export type ChatQuery = z.output<typeof ChatQuery>

const seq = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** Messages before a number (older ones), from a number on (newer ones), or all that changed after a change. */
export const MessagesQuery = z.object({
  before: seq.optional().catch(undefined),
  from: seq.optional().catch(undefined),
  after: seq.optional().catch(undefined),
})
export type MessagesQuery = z.output<typeof MessagesQuery>

export const RoomQuery = MessagesQuery.extend({
  show: ChatQuery.shape.show,
  fromModule: ChatQuery.shape.fromModule,
})
export type RoomQuery = z.output<typeof RoomQuery>

const body = z
  .string()
  .default('')
  .transform((typed) =>
    typed
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  )
  .pipe(z.string().max(longestMessage, chatMessages.long))

/** What is sent: words, a file, or both. The client's id makes a message that is sent twice one message. */
export const NewMessage = z.object({
  body,
  clientId: z.uuid().optional(),
  replyTo: z.preprocess((given) => given || undefined, z.uuid().optional()),
})
export type NewMessage = z.output<typeof NewMessage>

export const NewRoom = NewMessage.extend({
  people: ids(100),
  name: optionalText(80),
  /** the dashboard module whose manager is written to */
  fromModule: z.preprocess((given) => given || undefined, z.uuid().optional()),
})
export type NewRoom = z.output<typeof NewRoom>

export const EditedMessage = z.object({ body })
export const Reacting = z.object({ kind: z.enum(reactionKinds), on: checkbox })
export const Switch = z.object({ on: checkbox })
export const Draft = z.object({ body: z.string().max(longestMessage).default('') })
export const ReadMark = z.object({ seq })
export const NewReport = z.object({
  reason: z.enum(reasonNames, 'Please choose what is wrong.'),
  words: text(1_000),
  messages: ids(50),
  block: checkbox,
})
export type NewReport = z.output<typeof NewReport>
export const ByMessage = z.object({ id: z.uuid(), message: z.uuid() })
export const ByFile = z.object({ id: z.uuid(), file: z.uuid() })
export const ReportQuery = z.object({ ...paged() })
export const Decision = z.object({ decision: z.enum(['kept', 'removed']) })

export type Message = z.infer<typeof answers.Message>
export type MessageList = z.infer<typeof answers.MessageList>
export type RoomLine = z.infer<typeof answers.RoomLine>
export type ChatPage = z.infer<typeof answers.ChatPage>
export type Room = NonNullable<ChatPage['room']>
export type Shared = z.infer<typeof answers.Shared>
export type Found = z.infer<typeof answers.Found>
export type Reports = z.infer<typeof answers.Reports>
