import { z } from 'zod'
import { requiredText, text } from '#schema/fields.ts'
import { paged, searchText } from '#schema/paged.ts'
import type * as answers from './answers.ts'
import { connectionMessages } from './messages.ts'
import { longestNote } from './model/limits.ts'

export const ConnectionQuery = z.object({
  q: searchText,
  sort: z.enum(['newest', 'name']).catch('newest'),
  ...paged(20),
})
export type ConnectionQuery = z.output<typeof ConnectionQuery>

export const ConnectForm = z.object({
  message: z.string().trim().max(longestNote, connectionMessages.longNote).default(''),
})

export const Offer = z.object({
  title: requiredText(40, 'Please name what you are, such as Mentor.'),
  helpsWith: text(300),
  capacity: z.preprocess(
    (given) => (given === '' || given === undefined ? null : given),
    z.coerce.number('Please use a number.').int().min(0).max(500).nullable(),
  ),
})
export type Offer = z.output<typeof Offer>

export type Connection = z.infer<typeof answers.Connection>
export type ConnectedPerson = z.infer<typeof answers.ConnectedPerson>
export type ConnectionList = z.infer<typeof answers.ConnectionList>

/** How the viewer is connected with a person, and so which buttons there are (document 1, section 4). */
export type Standing = {
  personId: string
  /** null: none, or the viewer's own */
  connection: { id: string; isApproved: boolean; isSender: boolean } | null
  maySend: boolean
  mayChat: boolean
  /** a mentor with as many mentees as they take */
  isFull: boolean
  /** for screen readers: whose buttons these are */
  name: string
}
/** The props of connections/connect. */
export type ConnectPage = {
  person: { id: string; name: string; profile: string }
  standing: Standing
  left: number
}
