import { z } from 'zod'

/** A person in a connection (document 1, section 3: id and resumes[0].url). */
export const ConnectedPerson = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  profile: z.string(),
  photo: z.string().nullable(),
  /** the label beside the name: a mentor's title */
  title: z.string().nullable(),
  /** what they do */
  line: z.string().nullable(),
  /** only where its owner shows it to the viewer */
  resumes: z.array(z.object({ url: z.string() })),
})

/** Document 1, section 3; document 2, section 3. */
export const Connection = z
  .object({
    id: z.uuid(),
    isApproved: z.boolean(),
    isSender: z.boolean(),
    message: z.string(),
    sender: ConnectedPerson,
    receiver: ConnectedPerson,
    /** when it was confirmed, else when it was asked for */
    since: z.string(),
  })
  .meta({ id: 'Connection' })

/** The answer of GET /connections. */
export const ConnectionList = z.object({
  connections: z.array(Connection),
  requestsIn: z.array(Connection),
  requestsOut: z.array(Connection),
  blocked: z.array(z.object({ id: z.uuid(), name: z.string() })),
  q: z.string(),
  sort: z.enum(['newest', 'name']),
  now: z.string(),
  isMentor: z.boolean(),
  totalDocs: z.number(),
  page: z.number(),
  limit: z.number(),
})
