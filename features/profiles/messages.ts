export const profileMessages = {
  saved: 'Saved.',
} as const
