export const savedSearchMessages = {
  saved: 'Search saved.',
  changed: 'Saved search changed.',
  removed: 'Saved search removed.',
  longName: 'Please use 100 characters or fewer for the name.',
  tooMany: 'You have 50 saved searches, the maximum. Remove one first.',
  unsubscribed: 'You will no longer get emails about this search.',
} as const
