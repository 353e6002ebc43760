/** 'November 22, 2026' where the site is. */
export const formatted = (date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(date)
