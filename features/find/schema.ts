import { z } from 'zod'
import type { IconName } from '#ui/icon-paths.ts'

export const FindQuery = z.object({ q: z.string().trim().max(100).catch('') })

const Item = z.object({
  label: z.string(),
  /** what distinguishes it from others of the same name */
  note: z.string().nullable(),
  href: z.string(),
  icon: z.custom<IconName>((name) => typeof name === 'string'),
})
export type FoundItem = z.infer<typeof Item>

const Group = z.object({
  title: z.string(),
  items: z.array(Item),
  /** the whole search */
  all: z.object({ label: z.string(), href: z.string() }).nullable(),
})
export type FoundGroup = z.infer<typeof Group>

/** Jobs, people, pages and actions within the viewer's rights, the group of the best hit first. */
export const Found = z.object({ q: z.string(), groups: z.array(Group) })
export type Found = z.infer<typeof Found>

/** Of each kind; the whole search is a link below. */
export const mostOfEach = 3
