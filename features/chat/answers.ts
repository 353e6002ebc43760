import { z } from 'zod'
import { reactionKinds, reasonNames } from './model/limits.ts'

/** A message as everybody in the room sees it. */
export const Message = z
  .object({
    id: z.uuid(),
    /** its number in the room: the order is the same for everybody */
    seq: z.number(),
    /** the change of the room that last touched it */
    change: z.number(),
    sender: z.object({ id: z.uuid(), name: z.string() }),
    clientId: z.uuid(),
    body: z.string(),
    replyTo: z.object({ id: z.uuid(), name: z.string(), body: z.string() }).nullable(),
    file: z
      .object({
        id: z.uuid(),
        ...{ url: z.string(), name: z.string(), bytes: z.number(), isPicture: z.boolean() },
        ...{ width: z.number().nullable(), height: z.number().nullable() },
      })
      .nullable(),
    /** what its first link leads to, once our server has looked */
    preview: z
      .object({ url: z.string(), host: z.string(), title: z.string(), description: z.string() })
      .nullable(),
    reactions: z.array(
      z.object({
        kind: z.enum(reactionKinds),
        people: z.array(z.object({ id: z.uuid(), name: z.string() })),
      }),
    ),
    createdAt: z.string(),
    isEdited: z.boolean(),
    isDeleted: z.boolean(),
  })
  .meta({ id: 'ChatMessage' })

const Person = z.object({
  id: z.uuid(),
  name: z.string(),
  profile: z.string(),
  photo: z.string().nullable(),
  title: z.string().nullable(),
  line: z.string().nullable(),
  /** known of connections only */
  isHere: z.boolean(),
  /** read up to this message */
  readSeq: z.number(),
})

/** A conversation in the list. */
export const RoomLine = z.object({
  id: z.uuid(),
  name: z.string(),
  photo: z.string().nullable(),
  isHere: z.boolean(),
  isMuted: z.boolean(),
  unread: z.number(),
  draft: z.string(),
  last: z.object({ from: z.string().nullable(), words: z.string() }).nullable(),
  lastAt: z.string(),
})

/** The answer of GET /chat/{roomId}/messages. */
export const MessageList = z.object({
  messages: z.array(Message),
  /** there are older ones */
  hasOlder: z.boolean(),
  /** there are newer ones: the page is out of the middle of the history */
  hasNewer: z.boolean(),
  lastChange: z.number(),
})

/** Something that was sent into the room and is looked for later. */
export const Shared = z.object({
  kind: z.enum(['picture', 'file', 'link']),
  name: z.string(),
  url: z.string(),
  bytes: z.number().nullable(),
  /** of its message */
  seq: z.number(),
  sentAt: z.string(),
})

const Room = MessageList.extend({
  id: z.uuid(),
  name: z.string(),
  isGroup: z.boolean(),
  /** asked: a request that the viewer has not accepted */
  state: z.enum(['in', 'asked']),
  /** why nothing can be written now */
  closed: z.string().nullable(),
  people: z.array(Person),
  /** the newest files, pictures and links; none of a request */
  shared: z.array(Shared),
  readSeq: z.number(),
  draft: z.string(),
  isMuted: z.boolean(),
  isArchived: z.boolean(),
})

export const Found = z.object({
  roomId: z.uuid(),
  room: z.string(),
  message: z.object({
    id: z.uuid(),
    seq: z.number(),
    from: z.string(),
    body: z.string(),
    createdAt: z.string(),
  }),
})

/** The answer of GET /chat and GET /chat/{roomId}. */
export const ChatPage = z.object({
  rooms: z.array(RoomLine),
  /** how many requests of strangers wait */
  requests: z.number(),
  show: z.enum(['rooms', 'requests', 'archived']),
  q: z.string(),
  found: z.array(Found).nullable(),
  room: Room.nullable(),
  /** a conversation that begins with the first message */
  to: z
    .object({
      id: z.uuid(),
      name: z.string(),
      draft: z.string(),
      isStranger: z.boolean(),
      /** the dashboard module that leads to this person */
      fromModule: z.uuid().nullable(),
    })
    .nullable(),
  /** whom to choose from, when a conversation with one or several is begun */
  begin: z
    .object({ people: z.array(z.object({ value: z.uuid(), label: z.string() })), hasMore: z.boolean() })
    .nullable(),
  /** of the first message: sent twice, it is there once */
  clientId: z.uuid(),
  now: z.string(),
})

/** The answer of GET /admin/chat-reports. */
export const Reports = z.object({
  reports: z.array(
    z.object({
      id: z.uuid(),
      reporter: z.string().nullable(),
      reported: z.object({ id: z.uuid(), name: z.string() }),
      reason: z.enum(reasonNames),
      words: z.string(),
      createdAt: z.string(),
      messages: z.array(
        z.object({ id: z.uuid(), body: z.string(), createdAt: z.string(), isDeleted: z.boolean() }),
      ),
    }),
  ),
  totalDocs: z.number(),
  page: z.number(),
  limit: z.number(),
})
