import { z } from 'zod'

/** A comment as everybody reads it: never the address. */
export const Comment = z.object({
  id: z.uuid(),
  name: z.string(),
  message: z.string(),
  createdAt: z.string(),
})

/** The props of comments/list (document 3, section 7: GET /comments). */
export const CommentList = z.object({
  commentIdentifier: z.string(),
  teamPage: z.string().nullable(),
  page: z.number(),
  limit: z.number(),
  isEnabled: z.boolean(),
  list: z.array(Comment),
  totalDocs: z.number(),
})
