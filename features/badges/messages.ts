export const badgeMessages = {
  created: 'Badge added.',
  saved: 'Badge saved.',
  deleted: 'Badge deleted.',
  unknown: 'There is no such badge, or you may not give it.',
  taken: 'There is already a badge with this name.',
} as const
