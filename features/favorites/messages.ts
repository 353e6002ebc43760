export const favoriteMessages = {
  saved: 'Job saved.',
  removed: 'Job removed from your saved jobs.',
} as const
