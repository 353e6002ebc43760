import { z } from 'zod'

/** The pictures that badges may have: names of ui/icon-paths.ts. */
export const badgeIcons = [
  { value: 'star', label: 'Star' },
  { value: 'medal', label: 'Medal' },
  { value: 'branch', label: 'Shield' },
  { value: 'flag', label: 'Flag' },
  { value: 'anchor', label: 'Anchor' },
  { value: 'heart', label: 'Heart' },
  { value: 'success', label: 'Check mark' },
  { value: 'briefcase', label: 'Briefcase' },
  { value: 'building', label: 'Building' },
  { value: 'key', label: 'Key' },
] as const
export type BadgeIcon = (typeof badgeIcons)[number]['value']

export const BadgeForm = z.object({
  name: z.string().trim().min(1, 'Please name the badge.').max(40, 'Please use 40 characters or fewer.'),
  icon: z.enum(
    badgeIcons.map(({ value }) => value) as [BadgeIcon, ...BadgeIcon[]],
    'Please choose a picture.',
  ),
  /** the site that gives it; empty: all sites */
  theme: z.union([z.literal(''), z.uuid()]).optional(),
})
export type BadgeForm = z.output<typeof BadgeForm>

export type BadgeRow = {
  id: string
  name: string
  icon: BadgeIcon
  /** null: all sites */
  site: { id: string; name: string } | null
  /** how many people have it */
  holders: number
  mayChange: boolean
}

export type BadgeList = {
  badges: BadgeRow[]
  /** for which a new one can be made */
  sites: { value: string; label: string }[]
}
