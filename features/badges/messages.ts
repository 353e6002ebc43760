export const badgeMessages = {
  created: 'Badge added.',
  saved: 'Badge saved.',
  deleted: 'Badge deleted.',
  taken: 'There is already a badge with this name.',
} as const
