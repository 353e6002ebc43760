import { z } from 'zod'
import { paged } from '#schema/paged.ts'
import type * as answers from './answers.ts'
import { kindNames, type NoticeKindName, noticeGroups, type Way, ways } from './model/kinds.ts'

export const shownNotices = ['all', 'new', ...noticeGroups] as const

export const NoticeQuery = z.object({ show: z.enum(shownNotices).catch('all'), ...paged(30) })
export type NoticeQuery = z.output<typeof NoticeQuery>

/** Ways by kind; kinds that are left out stay as they are. */
export const Choices = z.object(
  Object.fromEntries(kindNames.map((kind) => [kind, z.enum(ways).optional()])) as Record<
    NoticeKindName,
    z.ZodOptional<z.ZodEnum<{ [Name in Way]: Name }>>
  >,
)
export type Choices = z.output<typeof Choices>

export const StopQuery = z.object({
  user: z.uuid(),
  kind: z.enum(kindNames),
  token: z.string().max(200).default(''),
})
export type StopQuery = z.output<typeof StopQuery>

export type Notice = z.infer<typeof answers.Notice>
/** The props of notices/list. */
export type NoticeList = z.infer<typeof answers.NoticeList>
